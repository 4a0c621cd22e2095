import { documentRestriction } from '@kxo/domain/documents/restriction'
import { videoStatus } from '@kxo/domain/videos/status'
import { vi } from 'vitest'

/** A film of the library on the wire. */
export const wireVideo = {
  id: 4,
  name: 'Les gestes',
  rank: 1,
  seconds: 75,
  status: videoStatus.codeOf('ready'),
  poster: null,
  views: 6,
  watched: 2,
  added_by: 'Alice Martin',
  created_at: '2026-11-02T09:00:00Z',
  restriction: documentRestriction.codeOf('registered'),
  version: 3,
  file_name: 'gestes.webm',
  size: 2_000_000,
  address: 'film.webm',
  chapters: [{ at: 5, title: 'Alerter' }],
  transcript: 'Protéger',
  captions: [],
  events: [
    { document: 8, event: 12, title: 'Secourir', start_date: null, restriction: documentRestriction.codeOf('registered'), watched: 2 },
  ],
}
export const wireRow = (change: object = {}) => ({
  id: 4,
  name: 'Les gestes',
  rank: 1,
  seconds: 75,
  status: videoStatus.codeOf('ready'),
  poster: null,
  views: 6,
  watched: 2,
  added_by: 'Alice Martin',
  created_at: '2026-11-02T09:00:00Z',
  restriction: documentRestriction.codeOf('registered'),
  event_title: 'Secourir',
  events: 3,
  captions: null,
  ...change,
})
export const listOf = (rows: readonly object[]) => ({ results: rows, count: rows.length, page: 1, page_size: 25 })

type Refusal = { status: number; body: unknown }
/** An API that answers by the first part an address holds, and keeps what it is sent. */
export function serve(answers: Readonly<Record<string, unknown>>) {
  const sent: { path: string; body: unknown }[] = []
  const read: string[] = []
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: { method?: string; body?: string | FormData } = {}) => {
    const path = `${method} ${address.replace(/^.*\/clients\/forma\//, '')}`
    if (method === 'GET') read.push(path)
    else sent.push({ path, body: typeof body === 'string' ? JSON.parse(body) : body instanceof FormData ? 'file' : null })
    const part = Object.keys(answers).find((one) => path.includes(one))
    const answer = part === undefined ? {} : answers[part]
    return isRefusal(answer) ? Response.json(answer.body, { status: answer.status }) : Response.json(answer)
  })
  return { sent, read }
}
const isRefusal = (answer: unknown): answer is Refusal =>
  typeof answer === 'object' && answer !== null && 'status' in answer && 'body' in answer
