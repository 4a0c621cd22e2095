import { randomKey } from './random-key.ts'

/** How long an act may be asked again as the same one; the server knows it for a day. */
const patienceMs = 600_000

/** What was asked and is not known to be done, by what it asks, with the record it is about. */
const unknown = new Map<string, { key: string; record: string; at: number }>()

/** What an address is about: all of it up to its last number. */
const recordOf = (url: string): string => /^.*\/\d+(?=\/|$)/.exec(url.split('?')[0] ?? '')?.[0] ?? url.split('?')[0] ?? ''

const partsOf = (payload: FormData): unknown =>
  [...payload].map(([name, part]) => [name, typeof part === 'string' ? part : [part.name, part.size, part.lastModified]])

/** An act as the server recognises it when it is asked again; `isDone` unless its answer refuses it. */
export type Act = { key: string; isAnswered: (isDone: boolean) => void }

/**
 * The key of an act. Asked again in the same words before its answer came (the network lost it, a second click), it is the same act:
 * the server does it once. Its answer, or another act done on the same record, ends that: the same words then ask anew.
 */
export function idempotencyKeyOf(method: string, url: string, payload: string | FormData | undefined): Act {
  const words = `${method} ${url} ${payload instanceof FormData ? JSON.stringify(partsOf(payload)) : (payload ?? '')}`
  const now = Date.now()
  const known = unknown.get(words)
  const key = known && now - known.at < patienceMs ? known.key : randomKey()
  const record = recordOf(url)
  unknown.set(words, { key, record, at: now })
  return {
    key,
    isAnswered: (isDone) => {
      for (const [request, act] of unknown)
        if (act.key === key || (isDone && act.record === record && act.at < now)) unknown.delete(request)
    },
  }
}
