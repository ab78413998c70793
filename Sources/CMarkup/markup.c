#include "markup.h"

#include <libxml/HTMLparser.h>
#include <libxml/tree.h>

static xmlNodePtr of(const markup_node *node) { return (xmlNodePtr)node; }

markup_page *markup_read(const char *bytes, int count, int *is_cut) {
  int options = HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING | HTML_PARSE_NONET |
                HTML_PARSE_COMPACT;
  htmlParserCtxtPtr context = htmlNewParserCtxt();
  if (context == NULL) {
    *is_cut = 1;
    return NULL;
  }
  htmlDocPtr page = htmlCtxtReadMemory(context, bytes, count, NULL, "UTF-8", options);
  *is_cut = context->disableSAX != 0;
  htmlFreeParserCtxt(context);
  return (markup_page *)page;
}

void markup_close(markup_page *page) { xmlFreeDoc((xmlDocPtr)page); }

const markup_node *markup_root(const markup_page *page) {
  return (const markup_node *)xmlDocGetRootElement((xmlDocPtr)page);
}

const markup_node *markup_child(const markup_node *node) {
  return (const markup_node *)of(node)->children;
}

const markup_node *markup_next(const markup_node *node) {
  return (const markup_node *)of(node)->next;
}

int markup_is_element(const markup_node *node) { return of(node)->type == XML_ELEMENT_NODE; }

int markup_is_text(const markup_node *node) {
  return of(node)->type == XML_TEXT_NODE || of(node)->type == XML_CDATA_SECTION_NODE;
}

const char *markup_name(const markup_node *node) { return (const char *)of(node)->name; }

const char *markup_text(const markup_node *node) { return (const char *)of(node)->content; }

long markup_line(const markup_node *node) { return xmlGetLineNo(of(node)); }

char *markup_attribute(const markup_node *node, const char *name) {
  return (char *)xmlGetProp(of(node), (const xmlChar *)name);
}

void markup_forget(char *text) { xmlFree(text); }
