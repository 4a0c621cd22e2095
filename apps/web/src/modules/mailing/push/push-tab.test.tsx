import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import PushTab from './push-tab.tsx'

const endpoint = 'https://fcm.googleapis.com/fcm/send/phone'
const key = 'BOc'.padEnd(86, 'A')
/** What the server has, and what the browser agrees to. */
let devices: { id: number; endpoint: string; user_agent: string; created_at: string }[]
let sent: { path: string; body: Record<string, unknown> }[]
let subscription: object | null
const settings = () => ({
  key,
  devices,
  moments: [
    { moment: 'register_guest', is_on: true },
    { moment: 'publish_event', is_on: false },
  ],
})

function aBrowser(permission: NotificationPermission, answer: NotificationPermission = 'granted') {
  const made = {
    endpoint,
    getKey: (name: string) => new Uint8Array(name === 'auth' ? 16 : 65).buffer,
    options: { applicationServerKey: null },
    unsubscribe: async () => true,
  }
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: vi.fn<() => Promise<object>>(async () => (subscription = made)),
  }
  const registration = { pushManager }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission, requestPermission: async () => answer })
  vi.stubGlobal('navigator', {
    userAgent: 'Firefox/140',
    onLine: true,
    serviceWorker: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  })
  return pushManager
}

beforeEach(() => {
  devices = []
  sent = []
  subscription = null
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body = '' }: RequestInit = {}) => {
    const { pathname } = new URL(url, 'http://localhost')
    if (method === 'POST') {
      const typed = JSON.parse(String(body))
      sent.push({ path: pathname, body: typed })
      if (pathname.endsWith('/devices/')) devices = [{ id: 4, endpoint, user_agent: 'Firefox/140', created_at: '2026-11-20T09:00:00Z' }]
      if (pathname.endsWith('/removal/')) devices = []
    }
    return Response.json(settings())
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('turned on, then off, on the device in hand', async () => {
  aBrowser('default')
  showPage(() => <PushTab />)
  fireEvent.click(await screen.findByRole('button', { name: 'Activer' }))
  await screen.findByText('Activées')
  expect(sent[0]).toMatchObject({ body: { endpoint, public_key: 'A'.repeat(87), auth_secret: 'A'.repeat(22) } })
  fireEvent.click(screen.getByRole('button', { name: 'Arrêter' }))
  await screen.findByText('Désactivées')
  expect(sent.at(-1)).toMatchObject({ body: { device: 4 } })
})

test('a person who answers no to their browser sends nothing, and is shown what to do', async () => {
  const { subscribe } = aBrowser('default', 'denied')
  showPage(() => <PushTab />)
  const activate = await screen.findByRole('button', { name: 'Activer' })
  vi.stubGlobal('Notification', { permission: 'denied', requestPermission: async () => 'denied' })
  fireEvent.click(activate)
  await screen.findByText(/Ce navigateur refuse les notifications/)
  expect(subscribe).not.toHaveBeenCalled()
  expect(sent).toEqual([])
})

test('a browser without notifications is told which ones have them, and no button does nothing', async () => {
  vi.stubGlobal('navigator', { userAgent: 'Firefox/140', onLine: true })
  showPage(() => <PushTab />)
  await screen.findByText(/Ce navigateur ne reçoit pas de notifications/)
  expect(screen.queryByRole('button', { name: 'Activer' })).toBeNull()
  expect(screen.getByRole('switch', { name: /confirmé/ })).toBeDefined()
})

test('the push service of the browser that does not answer is said', async () => {
  const { subscribe } = aBrowser('granted')
  subscribe.mockRejectedValue(new Error('push service error'))
  showPage(() => <PushTab />)
  fireEvent.click(await screen.findByRole('button', { name: 'Activer' }))
  await waitFor(() => expect(subscribe).toHaveBeenCalled())
  await screen.findByRole('button', { name: 'Activer' })
  expect(sent).toEqual([])
})

test('another device is stopped from here, and each message is chosen by itself', async () => {
  devices = [
    { id: 9, endpoint: 'https://web.push.apple.com/x', user_agent: 'Mozilla (iPhone) Safari/600', created_at: '2026-11-20T09:00:00Z' },
  ]
  aBrowser('default')
  showPage(() => <PushTab />)
  fireEvent.click(await screen.findByRole('button', { name: 'Arrêter sur Safari · iPhone' }))
  await waitFor(() => expect(sent).toMatchObject([{ body: { device: 9 } }]))
  fireEvent.click(screen.getByRole('switch', { name: /confirmé/ }))
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ body: { moment: 'register_guest', is_on: false } }))
})
