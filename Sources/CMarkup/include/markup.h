// HTML as a tree, by libxml2. Its own headers stay in markup.c: they bring those of ICU along, of
// which Foundation has others.
#ifndef MARKUP_H
#define MARKUP_H

typedef struct markup_page markup_page;
typedef struct markup_node markup_node;

/// Reads a page and mends what browsers mend; nothing is fetched. NULL if there is nothing to read.
/// Says in is_cut whether the parser stopped before the end, because too many elements lie in each other.
markup_page *markup_read(const char *bytes, int count, int *is_cut);
void markup_close(markup_page *page);

/// The outermost element; NULL if there is none.
const markup_node *markup_root(const markup_page *page);
const markup_node *markup_child(const markup_node *node);
const markup_node *markup_next(const markup_node *node);

int markup_is_element(const markup_node *node);
int markup_is_text(const markup_node *node);
/// The name of an element, or what a text says; NULL if it has none.
const char *markup_name(const markup_node *node);
const char *markup_text(const markup_node *node);
/// The line where it was read, from 1.
long markup_line(const markup_node *node);
/// What an attribute says, to be given back with markup_forget; NULL if there is none.
char *markup_attribute(const markup_node *node, const char *name);
void markup_forget(char *text);

#endif
