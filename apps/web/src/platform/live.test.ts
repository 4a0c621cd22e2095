import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const session = { client: 'forma', access: 'first', user: { id: 7, is_restricted_session: false } }
const state = vi.hoisted(() => ({ session: null as unknown, lost: [] as boolean[], changed: () => {} }))
vi.mock('./session.ts', () => ({
  readSession: () => state.session,
  watchSession: (listener: () => void) => {
    state.changed = listener
    return () => {}
  },
}))
vi.mock('./refresh.ts', () => ({ silentRefresh: async () => 'kept', loseSession: (isSignedOut: boolean) => state.lost.push(isSignedOut) }))

import { newsOf, onLive } from './live.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('news of a stream', () => {
  const read = async (...chunks: Uint8Array[]) => {
    async function* all() {
      yield* chunks
    }
    const news: { kind: string; data: unknown }[] = []
    for await (const one of newsOf(all())) news.push(one)
    return news
  }

  test('come whole whatever the cuts, even through a letter', async () => {
    const text = bytes(': \n\nevent: note\ndata: {"a":"été"}\n\nevent: b\ndata: null\n\n')
    for (let cut = 1; cut < text.length; cut++) {
      const news = await read(text.slice(0, cut), text.slice(cut))
      expect(news.filter(({ kind }) => kind)).toEqual([
        { kind: 'note', data: { a: 'été' } },
        { kind: 'b', data: null },
      ])
    }
  })
})

describe('the stream of a tab', () => {
  type Opened = { url: string; token: string; tell: (text: string) => void; end: () => void; signal: AbortSignal }
  let opened: Opened[]
  let status: number
  beforeEach(() => {
    vi.useFakeTimers()
    opened = []
    status = 200
    Object.assign(state, { session, lost: [] })
    vi.stubGlobal('fetch', async (url: string, { headers, signal }: { headers: Record<string, string>; signal: AbortSignal }) => {
      if (status !== 200) return new Response(null, { status })
      let pen!: ReadableStreamDefaultController<Uint8Array>
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void (pen = controller) })
      signal.addEventListener('abort', () => pen.error(new DOMException('aborted', 'AbortError')))
      opened.push({ url, token: headers['authorization'] ?? '', tell: (text) => pen.enqueue(bytes(text)), end: () => pen.close(), signal })
      return new Response(body)
    })
  })
  afterEach(async () => {
    state.session = null
    await vi.advanceTimersByTimeAsync(5000)
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const soon = () => vi.advanceTimersByTimeAsync(10)

  test('one for all who listen, told by kind, closed when nobody does', async () => {
    const heard: unknown[] = []
    const stops = [
      onLive('note', (data) => heard.push(data)),
      onLive('note', (data) => heard.push(data)),
      onLive('other', () => heard.push('other')),
    ]
    await soon()
    expect(opened).toHaveLength(1)
    expect(opened[0]).toMatchObject({ url: '/api/clients/forma/stream/', token: 'Bearer first' })
    opened[0]!.tell('event: note\ndata: 7\n\n')
    await soon()
    expect(heard).toEqual([7, 7])
    for (const stop of stops) stop()
    await vi.advanceTimersByTimeAsync(1500)
    expect(opened[0]!.signal.aborted).toBe(true)
  })

  test('opened again when it ends or falls silent, and told to look again', async () => {
    const heard: unknown[] = []
    const stop = onLive('note', (data) => heard.push(data))
    await soon()
    opened[0]!.end()
    await vi.advanceTimersByTimeAsync(2000)
    expect(opened).toHaveLength(2)
    expect(heard).toEqual([undefined])
    await vi.advanceTimersByTimeAsync(65_000)
    expect(opened).toHaveLength(3)
    stop()
    await vi.advanceTimersByTimeAsync(1500)
  })

  test.each([
    ['null', false],
    ['{"because":"logout"}', true],
  ])('a session ended elsewhere is lost here, its person’s own will or not, and nothing is opened again', async (ended, isSignedOut) => {
    const stop = onLive('note', () => {})
    await soon()
    opened[0]!.tell(`event: session-ended\ndata: ${ended}\n\n`)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(state.lost).toEqual([isSignedOut])
    expect(opened).toHaveLength(1)
    stop()
    await vi.advanceTimersByTimeAsync(1500)
  })

  test('of whoever is at the screen: another person’s is closed, and theirs opened', async () => {
    const stop = onLive('note', () => {})
    await soon()
    Object.assign(state, { session: { ...session, access: 'acting', user: { ...session.user, id: 8 } } })
    state.changed()
    await soon()
    expect(opened.map(({ token, signal }) => [token, signal.aborted])).toEqual([
      ['Bearer first', true],
      ['Bearer acting', false],
    ])
    stop()
    await vi.advanceTimersByTimeAsync(1500)
  })

  test('a session that gave way to a newer one of the same person is followed by it', async () => {
    const stop = onLive('note', () => {})
    await soon()
    Object.assign(state, { session: { ...session, access: 'second' } })
    opened[0]!.tell('event: session-ended\ndata: null\n\n')
    await vi.advanceTimersByTimeAsync(2000)
    expect(state.lost).toEqual([])
    expect(opened.map(({ token }) => token)).toEqual(['Bearer first', 'Bearer second'])
    stop()
    await vi.advanceTimersByTimeAsync(1500)
  })

  test('a refusal is not asked again; a failing server is, less and less often', async () => {
    const fetched = vi.fn<() => Promise<Response>>(async () => new Response(null, { status }))
    vi.stubGlobal('fetch', fetched)
    status = 403
    let stop = onLive('note', () => {})
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fetched).toHaveBeenCalledTimes(1)
    stop()
    await vi.advanceTimersByTimeAsync(1500)
    status = 503
    fetched.mockClear()
    stop = onLive('note', () => {})
    await vi.advanceTimersByTimeAsync(120_000)
    expect(fetched.mock.calls.length).toBeGreaterThan(4)
    expect(fetched.mock.calls.length).toBeLessThan(20)
    stop()
    await vi.advanceTimersByTimeAsync(31_000)
  })
})
