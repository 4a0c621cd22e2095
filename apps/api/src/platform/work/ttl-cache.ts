const ttlMs = 60_000
const most = 2_000

/** Answers that may be a minute old, by what was asked. */
export type TtlCache = <Answer>(asked: string, ask: () => Promise<Answer>) => Promise<Answer>

export function createTtlCache(now: () => number = Date.now): TtlCache {
  const kept = new Map<string, { until: number; answer: unknown }>()
  return async <Answer>(asked: string, ask: () => Promise<Answer>) => {
    const known = kept.get(asked)
    if (known && known.until > now()) return known.answer as Answer
    const answer = await ask()
    if (kept.size >= most) kept.clear()
    kept.set(asked, { until: now() + ttlMs, answer })
    return answer
  }
}
