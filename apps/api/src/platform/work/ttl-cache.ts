const ttlMs = 60_000
const most = 2_000

/** Answers that may be a minute old, by what was asked. */
export type TtlCache = <Answer>(key: string, ask: () => Promise<Answer>) => Promise<Answer>

export function createTtlCache(now: () => number = Date.now): TtlCache {
  const answers = new Map<string, { until: number; answer: unknown }>()
  return async <Answer>(key: string, ask: () => Promise<Answer>) => {
    const known = answers.get(key)
    if (known && known.until > now()) return known.answer as Answer
    const answer = await ask()
    if (answers.size >= most) answers.clear()
    answers.set(key, { until: now() + ttlMs, answer })
    return answer
  }
}
