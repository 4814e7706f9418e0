#pragma once
#include <libxml/xmlversion.h>
// ICU's headers clash with the copy that comes with Foundation; nothing here needs them.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/xmlerror.h>

/// The version of the library that is loaded; a macro, which Swift can't see.
static inline const char *viewc_xml_version(void) { return xmlParserVersion; }
