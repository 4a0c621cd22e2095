declare global {
  /** What public/theme.js asked while the program was loading, by whom and in which language. */
  var earlyAnswers: { url: string; authorization: string | null; language: string; answer: Promise<Response> }[] | undefined
}

type Request = { method: string; url: string; headers: Readonly<Record<string, string>> }

/** The answer to a request that was sent before the program ran: it serves once, to the same person in the same language, when it is no refusal. */
export async function takeEarlyAnswer({ method, url, headers }: Request): Promise<Response | null> {
  const index = globalThis.earlyAnswers?.findIndex((early) => early.url === url) ?? -1
  if (method !== 'GET' || index < 0) return null
  const [early] = globalThis.earlyAnswers!.splice(index, 1)
  if (early!.authorization !== (headers['authorization'] ?? null) || early!.language !== headers['accept-language']) return null
  const answer = await early!.answer.catch(() => null)
  return answer?.ok ? answer : null
}

/** Once the first page has asked what it reads, what nobody took is of no use: later it would be old. */
export const forgetEarlyAnswers = (): void => {
  globalThis.earlyAnswers = undefined
}
