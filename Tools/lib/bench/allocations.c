// Counts allocations of the process that it is preloaded into: allocation_count(), and where
// ALLOCATION_REPORT names a file, their number and bytes there at the end. glibc only.
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static long count, bytes;

static void note(size_t size) {
  __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED);
  __atomic_add_fetch(&bytes, (long)size, __ATOMIC_RELAXED);
}

long allocation_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

void *malloc(size_t size) { note(size); return __libc_malloc(size); }
void *calloc(size_t number, size_t size) { note(number * size); return __libc_calloc(number, size); }
void *realloc(void *old, size_t size) { note(size); return __libc_realloc(old, size); }
void *memalign(size_t alignment, size_t size) { note(size); return __libc_memalign(alignment, size); }
void *aligned_alloc(size_t alignment, size_t size) { note(size); return __libc_memalign(alignment, size); }
int posix_memalign(void **result, size_t alignment, size_t size) {
  note(size);
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : 12;
}

__attribute__((destructor)) static void report(void) {
  const char *path = getenv("ALLOCATION_REPORT");
  FILE *file = path ? fopen(path, "w") : NULL;
  if (!file) return;
  fprintf(file, "%ld %ld\n", count, bytes);
  fclose(file);
}
