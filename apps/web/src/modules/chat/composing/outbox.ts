import { storage } from '../../../platform/storage.ts'
import { isUnanswered } from '../../../ui/feedback/failure.ts'

/** A message on its way: `waiting` for the network, or `refused` for a reason the thread tells. */
export type Leaving = {
  key: string
  conversation: number
  body: string
  files: readonly { id: number; name: string; size: number }[]
  is_note: boolean
  reopens: boolean
  state: 'sending' | 'waiting' | 'refused'
  refusal?: { code: string; message: string }
}
type Send = (message: Leaving) => Promise<unknown>
type Outbox = {
  read: () => readonly Leaving[]
  watch: (listener: () => void) => () => void
  add: (message: Omit<Leaving, 'state'>) => void
  /** Tries what was refused once more, opening the conversation again when it is asked to. */
  retry: (key: string, change?: Partial<Pick<Leaving, 'reopens'>>) => void
  drop: (key: string) => void
}

const retryMs = 5000
const outboxes = new Map<string, Outbox>()

/** What a browser still has to send for a person: kept there, so that neither a lost network nor a closed page loses a word. */
function makeOutbox(place: string, send: Send): Outbox {
  const stored = storage.readJson(place)
  let messages = (Array.isArray(stored) ? (stored as Leaving[]) : []).map((one) =>
    one.state === 'refused' ? one : { ...one, state: 'waiting' as const },
  )
  let isRunning = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const set = (next: Leaving[]): void => {
    messages = next
    if (next.length === 0) storage.forget(place)
    else storage.write(place, JSON.stringify(next))
    for (const listener of listeners) listener()
  }
  const change = (key: string, to: Partial<Leaving>): void => set(messages.map((one) => (one.key === key ? { ...one, ...to } : one)))
  const drop = (key: string): void => set(messages.filter((one) => one.key !== key))

  /** Sends what waits, in the order it was written; what the network lost waits for it to come back. */
  async function leave(): Promise<void> {
    if (isRunning) return
    isRunning = true
    clearTimeout(timer)
    for (let next = messages.find(({ state }) => state !== 'refused'); next; next = messages.find(({ state }) => state !== 'refused')) {
      const { key } = next
      change(key, { state: 'sending' })
      try {
        await send(next)
        drop(key)
      } catch (error) {
        if (isUnanswered(error)) {
          change(key, { state: 'waiting' })
          timer = setTimeout(() => void leave(), retryMs)
          break
        }
        const { code = '', message = '' } = error as { code?: string; message?: string }
        change(key, { state: 'refused', refusal: { code, message } })
      }
    }
    isRunning = false
  }

  addEventListener('online', () => void leave())
  if (messages.length > 0) void leave()
  return {
    read: () => messages,
    watch: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add: (message) => {
      set([...messages, { ...message, state: 'sending' }])
      void leave()
    },
    retry: (key, to = {}) => {
      change(key, { ...to, state: 'waiting' })
      void leave()
    },
    drop,
  }
}

/** The one outbox of a person in a space. */
export function outboxOf(place: string, send: Send): Outbox {
  const known = outboxes.get(place) ?? makeOutbox(place, send)
  outboxes.set(place, known)
  return known
}
