#pragma once
#include <stdint.h>
#include "FamilyNumbers.h"

// Estimated advances of the system font, as plain tables: nothing is read or parsed at start-up.
// The numbers come from system-font.json through Tools/lib/embed-font.py. They were inferred from
// label widths in public Interface Builder documents and regularised towards Inter, whose kerning
// they use (SIL Open Font License 1.1; see LICENSE). No Apple font file was read.

enum {
  /// One more than the number of characters with an entry; glyph 0 means "no entry".
  viewc_glyph_limit = 539,
  /// One more than the number of kerning classes; class 0 has no kerning.
  viewc_kern_class_limit = 96,
};

extern const uint16_t viewc_page_count;
extern const uint8_t viewc_pages[];
extern const uint16_t viewc_glyphs[][256];
extern const int16_t viewc_advances[][viewc_glyph_limit];
extern const uint8_t viewc_kern_classes[viewc_glyph_limit];
extern const int16_t viewc_kerning[][viewc_kern_class_limit];
extern const int8_t viewc_tracking[2][75];
extern const int16_t viewc_correction_sizes[];
extern const int16_t viewc_correction_values[];
extern const uint16_t viewc_correction_count;
extern const int16_t viewc_family_advances[][95];
extern const uint8_t viewc_family_rows[][9];
extern const int16_t viewc_family_ratios[];

/// The glyph of a Unicode scalar; 0 if it has no entry.
static inline uint16_t viewc_glyph(uint32_t scalar) {
  uint32_t page = scalar >> 8;
  return page < viewc_page_count ? viewc_glyphs[viewc_pages[page]][scalar & 255] : 0;
}

/// The advances of a weight (0 ultraLight to 8 black) in a design (0 text, 1 display), by glyph, in tenths of
/// 1/1000 em.
static inline const int16_t *_Nonnull viewc_advance_row(int32_t weight, int32_t design) {
  int32_t row = weight >= 0 && weight <= 8 ? weight : 3;
  return viewc_advances[row * 2 + (design != 0)];
}

/// The kerning class of a glyph.
static inline uint8_t viewc_kern_class(uint16_t glyph) {
  return glyph < viewc_glyph_limit ? viewc_kern_classes[glyph] : 0;
}

/// The kerning between two classes in tenths of 1/1000 em.
static inline int16_t viewc_kern(uint8_t first, uint8_t second) {
  return first < viewc_kern_class_limit && second < viewc_kern_class_limit ? viewc_kerning[first][second] : 0;
}

/// The tracking at a size in whole points, in 1/1000 em; sizes beyond 6 to 80 take the nearest entry.
static inline int8_t viewc_tracking_at(int32_t size, int32_t variable) {
  int32_t index = size < 6 ? 0 : size > 80 ? 74 : size - 6;
  return viewc_tracking[variable != 0][index];
}

/// The size in points of the correction's point `index`.
static inline int16_t viewc_correction_size(uint16_t index) {
  return index < viewc_correction_count ? viewc_correction_sizes[index] : 0;
}

/// The correction's value at its point `index`, in tenths of 1/1000 em.
static inline int16_t viewc_correction_value(uint16_t index) {
  return index < viewc_correction_count ? viewc_correction_values[index] : 0;
}

/// The row of a family (`viewc_family_…`) in a weight (0 ultraLight to 8 black).
static inline uint8_t viewc_family_row(int32_t family, int32_t weight) {
  int32_t known = family >= 0 && family < viewc_family_count ? family : 0;
  return viewc_family_rows[known][weight >= 0 && weight <= 8 ? weight : 3];
}

/// The advance of an ASCII character from space to tilde in a row, in 1/1000 em; 0 for others.
static inline int16_t viewc_family_advance(uint8_t row, uint8_t character) {
  return character >= 32 && character < 127 ? viewc_family_advances[row][character - 32] : 0;
}

/// How broad a row's small letters are against the system font's, in thousandths.
static inline int16_t viewc_family_ratio(uint8_t row) {
  return viewc_family_ratios[row];
}
