declare global {
  /** What public/theme.js asked while the program was loading. */
  var earlyAnswer: { url: string; authorization: string | null; answer: Promise<Response> } | undefined
}

type Request = { method: string; url: string; headers: Readonly<Record<string, string>> }

/** The answer to a request that was sent before the program ran: it serves once, to the same person, when it is no refusal. */
export async function takeEarlyAnswer({ method, url, headers }: Request): Promise<Response | null> {
  const early = globalThis.earlyAnswer
  if (method !== 'GET' || early?.url !== url) return null
  globalThis.earlyAnswer = undefined
  if (early.authorization !== (headers['authorization'] ?? null)) return null
  const answer = await early.answer.catch(() => null)
  return answer?.ok ? answer : null
}
