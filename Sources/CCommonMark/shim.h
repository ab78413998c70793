// The two headers of cmark-gfm that the lesson loader needs.
#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>
