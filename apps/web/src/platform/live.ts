import { identityContract } from '@kxo/domain/identity/contract'
import { type SessionEnd, signedOut } from '@kxo/domain/identity/session-end'
import { fillPath } from '@kxo/domain/kernel/contract'
import { kernelErrors } from '@kxo/domain/kernel/errors'
import { useEffect, useEffectEvent } from 'react'
import { isAboutToEnd } from './access-token.ts'
import { loseSession, silentRefresh } from './refresh.ts'
import { readSession, watchSession } from './session.ts'

/** What was told; undefined when something may have been missed: look again. */
type Handler = (data: unknown) => void
type News = { kind: string; data: unknown }

/** The server beats every 25 s: a stream silent for longer is dead, whatever the network says. */
const silenceMs = 60_000
const longestPauseMs = 30_000
/** Kinds the server keeps for itself. */
const own = { missed: 'missed', ended: 'session-ended' }

const handlers = new Map<string, Set<Handler>>()
let running: { client: string; person: number; stop: AbortController } | null = null

const lookAgain = (): void => {
  for (const set of handlers.values()) for (const handler of set) handler(undefined)
}

/** The news of a stream of server-sent events; what is not finished waits for the rest. */
export async function* newsOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<News> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of chunks) {
    text += decoder.decode(chunk, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const kind = /^event: (.*)$/m.exec(block)?.[1]
      const data = /^data: (.*)$/m.exec(block)?.[1]
      yield { kind: kind ?? '', data: data === undefined ? undefined : JSON.parse(data) }
    }
  }
}

async function* chunksOf(body: ReadableStream<Uint8Array>, onSilence: () => void): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  for (;;) {
    const timer = setTimeout(onSilence, silenceMs)
    const { done, value } = await reader.read().finally(() => clearTimeout(timer))
    if (done) return
    yield value
  }
}

/** Reads one stream to its end. @returns whether another may be opened */
async function readStream(client: string, signal: AbortSignal, onOpen: () => void): Promise<boolean> {
  const known = readSession()?.access
  if (known && isAboutToEnd(known)) await silentRefresh(known)
  const token = readSession()?.access
  if (!token) return false
  const silence = new AbortController()
  const response = await fetch(`/api${fillPath(identityContract.stream.path, { client })}`, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
    signal: AbortSignal.any([signal, silence.signal]),
  })
  if (response.status === kernelErrors.noSession.http) return (await silentRefresh(token)) !== 'refused'
  if (!response.ok || !response.body) return response.status >= 500 || response.status === kernelErrors.tooMany.http
  onOpen()
  for await (const { kind, data } of newsOf(chunksOf(response.body, () => silence.abort()))) {
    if (kind === own.ended) {
      // Another tab may hold a newer session already.
      if (readSession()?.access !== token) return true
      loseSession((data as SessionEnd | null)?.because === signedOut)
      return false
    }
    if (kind === own.missed) lookAgain()
    else for (const handler of handlers.get(kind) ?? []) handler(data ?? null)
  }
  return true
}

async function listen(client: string, stop: AbortController): Promise<void> {
  let pause = 1000
  let wasOpen = false
  while (!stop.signal.aborted) {
    const goesOn = await readStream(client, stop.signal, () => {
      if (wasOpen) lookAgain()
      wasOpen = true
      pause = 1000
    }).catch(() => true)
    if (!goesOn) break
    await new Promise((wake) => setTimeout(wake, pause * (0.5 + Math.random())))
    pause = Math.min(pause * 2, longestPauseMs)
  }
  if (running?.stop === stop) running = null
}

/** Listens while something on the page wants to hear and a full session is open; one stream a tab. */
function settle(): void {
  const session = readSession()
  const heard = session && !session.user.is_restricted_session && handlers.size > 0 ? session : null
  if (running && (running.client !== heard?.client || running.person !== heard.user.id)) {
    running.stop.abort()
    running = null
  }
  if (running || !heard) return
  const stop = new AbortController()
  running = { client: heard.client, person: heard.user.id, stop }
  void listen(heard.client, stop)
}
watchSession(settle)

/** Calls the handler at each news of a kind; answers a function that stops. */
export function onLive(kind: string, handler: Handler): () => void {
  const set = handlers.get(kind) ?? new Set()
  handlers.set(kind, set.add(handler))
  settle()
  return () => {
    set.delete(handler)
    if (set.size === 0) handlers.delete(kind)
    // A page leaving for another one that listens too keeps the stream.
    setTimeout(settle, 1000)
  }
}

/**
 * Hears what the server tells open pages: `useLive('tasks', () => void refresh('to-do-list'))`.
 * The handler receives undefined when something may have been missed.
 */
export function useLive(kind: string, handler: Handler): void {
  const latest = useEffectEvent(handler)
  useEffect(() => onLive(kind, (data) => latest(data)), [kind])
}
