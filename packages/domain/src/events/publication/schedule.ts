type Schedule = { publish_at: Date | null; unpublish_at: Date | null }

/** What a schedule cannot be: an hour already gone, or leaving before going online; only what changes is looked at. */
export function scheduleProblem(
  next: Schedule,
  former: Schedule,
  now: Date,
): { field: keyof Schedule; kind: 'scheduledInThePast' | 'leavesBeforeOnline' } | undefined {
  for (const field of ['publish_at', 'unpublish_at'] as const) {
    const at = next[field]
    if (at && at.getTime() !== former[field]?.getTime() && at <= now) return { field, kind: 'scheduledInThePast' }
  }
  if (next.publish_at && next.unpublish_at && next.unpublish_at <= next.publish_at)
    return { field: 'unpublish_at', kind: 'leavesBeforeOnline' }
  return undefined
}
