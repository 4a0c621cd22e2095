export const sparing: { MALLOC_ARENA_MAX: string; MALLOC_TRIM_THRESHOLD_: string }
