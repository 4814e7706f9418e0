#include "CSystemFont.h"

const unsigned char viewc_system_font[] = {
#embed "system-font.json"
};
const size_t viewc_system_font_size = sizeof viewc_system_font;
