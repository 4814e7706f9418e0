#pragma once
#include <stddef.h>

/// The bytes of system-font.json.
extern const unsigned char viewc_system_font[];
/// How many bytes there are.
extern const size_t viewc_system_font_size;
