import type { Database } from '../database/database.ts'
import type { Transaction } from '../database/tenancy.ts'

/** Whose open page it is. */
export type LiveReader = { tenant_id: number; user_id: number; session_id: string }
/** What is told: its kind, and plain data of at most 7,500 bytes of JSON. */
export type LiveNews = { to: readonly number[] | 'everyone'; kind: string; data?: unknown }
/** The transaction that tells, in its tenant. */
type LiveWriter = { transaction: Transaction; tenant: { id: number } }
/** Answers, among sessions, those still open. */
export type StillOpen = (sessions: readonly string[]) => Promise<ReadonlySet<string>>

type Notification = { tenant_id: number; users?: readonly number[]; sessions?: readonly string[]; kind: string; data?: unknown }
type Stream = AsyncIterableIterator<string> & { reader: LiveReader; push(text: string): void; end(): void }

const channel = 'kxo_live'
/** PostgreSQL refuses a notification of 8,000 bytes. */
const largest = 7_500
const readersPerNotice = 100
const heartbeatMs = 25_000
/** A page reads what it shows before it listens: at most this long before. */
const readBeforeMs = 30_000
/** A reader this late is gone or stuck: its stream ends, its page opens another. */
const latest = 200
const streamsPerSession = 8
/** Told to a page that may have missed something: it reads again what it shows. */
const missed = 'missed'
const ended = 'session-ended'

async function tell({ client }: Transaction, notification: Notification): Promise<void> {
  await client.query('select pg_notify($1, $2)', [channel, JSON.stringify(notification)])
}

/** As many of them as one notification holds, then the next. */
const parted = <T>(readers: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(readers.length / readersPerNotice) }, (_, part) =>
    readers.slice(part * readersPerNotice, (part + 1) * readersPerNotice),
  )

/**
 * Tells open pages something, when the transaction commits and only then: people of the tenant, or everyone in it.
 * Whoever is not connected never hears it: what must not be lost is a row.
 * @throws RangeError when the data is too large
 */
export async function publish({ transaction, tenant }: LiveWriter, { to, kind, data }: LiveNews): Promise<void> {
  if (Buffer.byteLength(JSON.stringify(data ?? null)) > largest - 1000) throw new RangeError(`live data of ${kind} is too large`)
  const notification = { tenant_id: tenant.id, kind, data }
  if (to === 'everyone') return tell(transaction, notification)
  for (const users of parted(to)) await tell(transaction, { ...notification, users })
}

/** Ends the streams of sessions, on every process, when the transaction commits; `data` is the last thing they hear. */
export async function endStreams({ transaction, tenant }: LiveWriter, sessions: readonly string[], data?: unknown): Promise<void> {
  for (const some of parted(sessions)) await tell(transaction, { tenant_id: tenant.id, sessions: some, kind: ended, data })
}

const written = (kind: string, data: unknown): string => `event: ${kind}\ndata: ${JSON.stringify(data ?? null)}\n\n`

function openStream(reader: LiveReader, onEnd: (stream: Stream) => void): Stream {
  const waiting: string[] = ['retry: 2000\n\n']
  let isEnded = false
  let wake: ((next: IteratorResult<string>) => void) | undefined
  const done = { done: true as const, value: undefined }
  const stream: Stream = {
    reader,
    push(text) {
      if (isEnded) return
      if (waiting.length >= latest) return stream.end()
      if (!wake) return void waiting.push(text)
      wake({ done: false, value: text })
      wake = undefined
    },
    end() {
      if (isEnded) return
      isEnded = true
      onEnd(stream)
      wake?.(done)
    },
    next: () => {
      const text = waiting.shift()
      if (text !== undefined) return Promise.resolve({ done: false, value: text })
      return isEnded ? Promise.resolve(done) : new Promise((resolve) => (wake = resolve))
    },
    return: () => {
      waiting.length = 0
      stream.end()
      return Promise.resolve(done)
    },
    [Symbol.asyncIterator]: () => stream,
  }
  return stream
}

const concerns = ({ tenant_id, users, sessions }: Notification, reader: LiveReader): boolean =>
  tenant_id === reader.tenant_id &&
  (users === undefined || users.includes(reader.user_id)) &&
  (sessions === undefined || sessions.includes(reader.session_id))

/** When everyone of a tenant, or somebody in it, was told something last: a page that begins to listen then may have missed it. */
function recentNotices() {
  const lastAt = new Map<string, number>()
  const keyOf = (tenant_id: number, user_id?: number): string => `${tenant_id}/${user_id ?? ''}`
  const isRecent = (at = Number.NEGATIVE_INFINITY): boolean => performance.now() - at < readBeforeMs
  return {
    note({ tenant_id, users, sessions }: Notification): void {
      if (sessions) return
      for (const key of users?.map((id) => keyOf(tenant_id, id)) ?? [keyOf(tenant_id)]) lastAt.set(key, performance.now())
    },
    concerns: ({ tenant_id, user_id }: LiveReader): boolean =>
      isRecent(lastAt.get(keyOf(tenant_id))) || isRecent(lastAt.get(keyOf(tenant_id, user_id))),
    forget(): void {
      for (const [key, at] of lastAt) if (!isRecent(at)) lastAt.delete(key)
    },
  }
}

/**
 * Server-sent events over LISTEN/NOTIFY: one listener per process, fanned out by tenant and person. Each beat keeps
 * proxies patient and ends the streams of sessions closed meanwhile.
 */
export async function openLive(database: Database, stillOpen: StillOpen, beatMs = heartbeatMs) {
  const streams = new Set<Stream>()
  const recent = recentNotices()
  const hear = (payload: string): void => {
    const notification = JSON.parse(payload) as Notification
    recent.note(notification)
    for (const stream of streams) {
      if (!concerns(notification, stream.reader)) continue
      stream.push(written(notification.kind, notification.data))
      if (notification.kind === ended) stream.end()
    }
  }
  const stop = await database.listen(channel, hear, () => {
    for (const stream of streams) stream.push(written(missed, null))
  })
  const beat = async (): Promise<void> => {
    recent.forget()
    if (streams.size === 0) return
    // A stream opened while the answer is on its way was not asked about.
    const checked = [...streams]
    const open = await stillOpen([...new Set(checked.map(({ reader }) => reader.session_id))])
    for (const stream of checked) {
      if (open.has(stream.reader.session_id)) stream.push(': \n\n')
      else {
        stream.push(written(ended, null))
        stream.end()
      }
    }
  }
  // A database out of reach says nothing about sessions: the next beat asks again.
  const timer = setInterval(() => void beat().catch(() => {}), beatMs).unref()
  return {
    open(reader: LiveReader): AsyncIterableIterator<string> {
      const own = [...streams].filter((other) => other.reader.session_id === reader.session_id)
      if (own.length >= streamsPerSession) own[0]?.end()
      const stream = openStream(reader, (one) => streams.delete(one))
      streams.add(stream)
      if (recent.concerns(reader)) stream.push(written(missed, null))
      return stream
    },
    /** How many pages listen. */
    size: () => streams.size,
    async close(): Promise<void> {
      clearInterval(timer)
      for (const stream of streams) stream.end()
      await stop()
    },
  }
}
export type Live = Awaited<ReturnType<typeof openLive>>
