#!/bin/sh
# Installs a wheel, and what it needs to serve, into a new environment: install.sh WHEEL ENVIRONMENT PYTHON
set -eu

root=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd)
. "$root/scripts/setup.sh"
wheel=$1
environment=$2

install() {
    "$uv" pip install --quiet --python "$environment/bin/python" --constraints "$root/requirements/run.txt" \
        "$@" "tavola[server] @ file://$wheel"
}

bootstrap_uv
follow_pip
"$uv" venv --quiet --python "$3" "$environment"
# All of it is in the cache since ./test installed it; the index is asked only if somebody emptied that.
install --offline 2>/dev/null || install
