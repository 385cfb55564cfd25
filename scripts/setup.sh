# Shared by ./test, ./run and scripts/lock, which source it. POSIX sh; expects $root, the repository's root.
#
# Everything lands inside the repository: the installer in .tools/, the packages in .venv/. Both are made
# from the pinned, hashed lists in requirements/, with the system's Python, and may be deleted at any time.

venv=$root/.venv
tools=$root/.tools
uv=$tools/bin/uv

say() {
    printf '%s\n' "$*" >&2
}

die() {
    say "$0: $*"
    exit 1
}

# Caches need a home they can write to.
mkdir -p "$tools"
if [ ! -d "${HOME:-}" ] || [ ! -w "${HOME:-}" ]; then
    HOME=$tools/home
    mkdir -p "$HOME"
fi
export HOME

export UV_SYSTEM_CERTS=1
export UV_PYTHON_DOWNLOADS=never
export UV_NO_PROGRESS=1

# Where pip was told to look, uv looks too.
follow_pip() {
    index=${PIP_INDEX_URL:-$(python3 -m pip config get global.index-url 2>/dev/null || true)}
    if [ -n "$index" ] && [ -z "${UV_DEFAULT_INDEX:-}" ]; then
        export UV_DEFAULT_INDEX="$index"
    fi
    if [ -n "${PIP_CERT:-}" ] && [ -z "${SSL_CERT_FILE:-}" ]; then
        export SSL_CERT_FILE="$PIP_CERT"
    fi
}

check_python() {
    command -v python3 >/dev/null || die "needs python3 (3.11 or newer)"
    python3 -c 'import sys; sys.exit(sys.version_info < (3, 11))' || die "needs Python 3.11 or newer"
}

bootstrap_uv() {
    if [ -x "$uv" ] && cmp -s "$root/requirements/installer.txt" "$tools/installer.txt"; then
        return
    fi
    say "setting up: uv"
    python3 -m pip --version >/dev/null 2>&1 || die "needs pip for python3 (Debian: python3-pip)"
    # The first two contradict --target; the third is the warning that root should not install system-wide.
    PIP_USER=0 PIP_REQUIRE_VIRTUALENV=0 PIP_ROOT_USER_ACTION=ignore \
        python3 -m pip install --quiet --disable-pip-version-check --upgrade --target "$tools" \
        --require-hashes --requirement "$root/requirements/installer.txt" ||
        die "could not install uv"
    cp "$root/requirements/installer.txt" "$tools/installer.txt"
}

# What an environment depends on: its place, its Python, the pins and the project's own metadata.
fingerprint() {
    python3 -c 'import sys; print(sys.executable, sys.version)'
    printf '%s\n' "$root"
    cat "$root/requirements/$1.txt" "$root/pyproject.toml"
}

# Still good: made from what is here now, and its Python runs.
is_current() {
    [ -f "$venv/made-from-$1" ] &&
        fingerprint "$1" | cmp -s - "$venv/made-from-$1" &&
        "$venv/bin/python" -c '' 2>/dev/null
}

make_venv() {
    check_python
    bootstrap_uv
    follow_pip
    say "setting up: packages"
    if ! "$venv/bin/python" -c '' 2>/dev/null || ! grep -qsxF "$root" "$venv/made-at"; then
        "$uv" venv --quiet --clear --python "$(python3 -c 'import sys; print(sys.executable)')" "$venv"
        printf '%s\n' "$root" >"$venv/made-at"
    fi
    rm -f "$venv/made-from-run" "$venv/made-from-dev"
    case $1 in
        # Exactly these packages: what is no longer listed goes.
        dev) "$uv" pip sync --quiet --python "$venv/bin/python" --require-hashes "$root/requirements/dev.txt" ;;
        # At least these: what ./test installed stays.
        run) "$uv" pip install --quiet --python "$venv/bin/python" --require-hashes \
            --requirement "$root/requirements/run.txt" ;;
    esac
    "$uv" pip install --quiet --python "$venv/bin/python" --no-deps --no-build-isolation --editable "$root"
    # So that the first start is as quick as any, also where Python may not write beside its sources.
    "$venv/bin/python" -m compileall -q -j 0 "$root/src" "$venv/lib" >/dev/null 2>&1 || true
    fingerprint "$1" >"$venv/made-from-$1"
}

# set_up run|dev: makes or refreshes the environment; returns at once when there is nothing to do.
set_up() {
    # What is good for ./test is good for ./run.
    if is_current dev || is_current "$1"; then
        return
    fi
    (
        # Two at a time would trip over each other.
        if command -v flock >/dev/null; then
            exec 9>"$tools/lock"
            flock 9
        fi
        if ! is_current dev && ! is_current "$1"; then
            make_venv "$1"
        fi
    )
}

# build_page [--packages]: builds what browsers load; returns at once when nothing has changed.
build_page() {
    # Isolated and without site packages, it starts in half the time.
    python3 -I -S "$root/scripts/build_page.py" "$@"
}

# The folder of the compiled rules, if they were compiled from the sources as they are now; otherwise nothing.
find_compiled() {
    if [ -d "$tools/compiled" ]; then
        python3 -I -S "$root/scripts/compile_rules.py" --find
    fi
}
