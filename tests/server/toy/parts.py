"""What the toy game lacks to be served: a picture and words."""

from tavola.library import Parts

PARTS = Parts(
    game="tavola.testing.toy:TOY", picture="tests.server.toy.picture", words="tests.server.toy.words"
)
