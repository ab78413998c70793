// The parser of HTML as it is found, and its tree. Only CMarkup includes it.
#include <libxml/HTMLparser.h>
#include <libxml/tree.h>
