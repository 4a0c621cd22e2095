import { expect, test, vi } from 'vitest'
import code from '../../service-worker.js?raw'

const origin = 'https://forma.test'

/** The worker of a browser where these pages are open: what it showed, opened and brought forward. */
function aWorker(...open: string[]) {
  const handlers = new Map<string, (event: object) => void>()
  const showNotification = vi.fn<(title: string, shown: object) => Promise<void>>(async () => undefined)
  const openWindow = vi.fn<(url: string) => Promise<void>>(async () => undefined)
  const pages = open.map((url) => ({ url, focus: vi.fn<() => Promise<void>>(async () => undefined) }))
  const self = {
    addEventListener: (name: string, handler: (event: object) => void) => handlers.set(name, handler),
    location: { origin },
    registration: { showNotification },
    clients: { matchAll: async () => pages, openWindow },
  }
  // oxlint-disable-next-line no-implied-eval -- the script is run as a browser runs it, with another `self`
  new Function('self', `const version = 'v'; const files = []; ${code}`)(self)
  const fire = async (name: string, event: object) => {
    const waits: Promise<unknown>[] = []
    handlers.get(name)!({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) })
    await Promise.all(waits)
    return waits.length
  }
  return { fire, showNotification, openWindow, pages }
}
const click = (url: string) => ({ notification: { data: { url }, close: vi.fn<() => void>() } })

test('a push shows its words under its tag, and the worker stays awake until they show', async () => {
  const { fire, showNotification } = aWorker()
  const message = { title: 'Forma', body: 'Demande acceptée', url: `${origin}/events/7`, tag: '3-12' }
  expect(await fire('push', { data: { json: () => message } })).toBe(1)
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('Forma', {
    body: 'Demande acceptée',
    tag: '3-12',
    data: { url: `${origin}/events/7` },
  })
})

test('a click closes the notification and opens its address', async () => {
  const { fire, openWindow, pages } = aWorker(`${origin}/home`)
  const event = click('/events/7?client=forma')
  expect(await fire('notificationclick', event)).toBe(1)
  expect(event.notification.close).toHaveBeenCalledOnce()
  expect(openWindow).toHaveBeenCalledExactlyOnceWith(`${origin}/events/7?client=forma`)
  expect(pages[0]!.focus).not.toHaveBeenCalled()
})

test('a page already open there comes forward instead', async () => {
  const { fire, openWindow, pages } = aWorker(`${origin}/home`, `${origin}/events/7`)
  await fire('notificationclick', click(`${origin}/events/7`))
  expect(pages.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1])
  expect(openWindow).not.toHaveBeenCalled()
})

test('an address of another site is not opened', async () => {
  const { fire, openWindow } = aWorker()
  const event = click('https://elsewhere.test/events/7')
  expect(await fire('notificationclick', event)).toBe(0)
  expect(event.notification.close).toHaveBeenCalledOnce()
  expect(openWindow).not.toHaveBeenCalled()
})
