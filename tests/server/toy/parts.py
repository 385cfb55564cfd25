"""What the toy game lacks to be served: a picture and words."""

from tavola.kernel import Kit
from tavola.testing.toy import TOY

KIT = Kit(game=TOY, words=("tests.server.toy.words",), picture="tests.server.toy.picture")
