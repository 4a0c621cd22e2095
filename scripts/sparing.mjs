/** Threads share two heaps of the system's, which gives back what was freed: one each, they keep a third of the memory of a program at rest. */
export const sparing = {
  MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] ?? '2',
  MALLOC_TRIM_THRESHOLD_: process.env['MALLOC_TRIM_THRESHOLD_'] ?? '131072',
}
