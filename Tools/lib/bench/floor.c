// What XML parsing alone costs: floor sax|dom LIST parses each file that LIST names once, with libxml2.
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long elements, attributes;

static void start_element(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
                          int namespaces, const xmlChar **declared, int count, int defaulted,
                          const xmlChar **values) {
  elements++;
  attributes += count;
}

static void end_element(void *context, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri) {}

static void walk(const xmlNode *node) {
  for (; node; node = node->next) {
    if (node->type != XML_ELEMENT_NODE) continue;
    elements++;
    for (const xmlAttr *each = node->properties; each; each = each->next) attributes++;
    walk(node->children);
  }
}

static char *read_file(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  if (!file) return NULL;
  fseek(file, 0, SEEK_END);
  long length = ftell(file);
  rewind(file);
  char *bytes = malloc(length + 1);
  *size = fread(bytes, 1, length, file);
  fclose(file);
  return bytes;
}

int main(int count, char **arguments) {
  if (count != 3) return 2;
  int is_sax = !strcmp(arguments[1], "sax");
  FILE *list = fopen(arguments[2], "r");
  if (!list) return 2;
  char path[4096];
  long files = 0, total = 0, bad = 0;
  int options = XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING | XML_PARSE_COMPACT | XML_PARSE_HUGE;
  xmlSAXHandler handler;
  memset(&handler, 0, sizeof handler);
  handler.initialized = XML_SAX2_MAGIC;
  handler.startElementNs = start_element;
  handler.endElementNs = end_element;
  xmlInitParser();
  while (fgets(path, sizeof path, list)) {
    path[strcspn(path, "\n")] = 0;
    size_t size;
    char *bytes = read_file(path, &size);
    if (!bytes) continue;
    files++;
    total += size;
    if (is_sax) {
      if (xmlSAXUserParseMemory(&handler, NULL, bytes, (int)size)) bad++;
    } else {
      xmlDoc *document = xmlReadMemory(bytes, (int)size, path, NULL, options);
      if (document) walk(xmlDocGetRootElement(document)); else bad++;
      xmlFreeDoc(document);
    }
    free(bytes);
  }
  printf("files=%ld bytes=%ld elements=%ld attributes=%ld bad=%ld\n", files, total, elements, attributes, bad);
  return 0;
}
