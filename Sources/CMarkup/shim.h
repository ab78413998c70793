// The parser of HTML as it is found, and its tree.
#include <libxml/HTMLparser.h>
#include <libxml/tree.h>

// xmlFree is a variable, which Swift does not take for safe.
static inline void markup_free(void *memory) { xmlFree(memory); }
