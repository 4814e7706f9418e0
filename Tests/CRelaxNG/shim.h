#pragma once
#include <libxml/xmlversion.h>
// ICU's headers clash with the copy that comes with Foundation; nothing here needs them.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/relaxng.h>
#include <libxml/tree.h>
