import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../../platform/query-client.ts'
import { InFrench } from '../../../ui/i18n/language-fixture.tsx'
import NotificationBell from './notification-bell.tsx'

type Notice = { id: number; notification_read: 0 | 1 }
let notices: Notice[]
let writes: 'done' | 'down'
let marks: number
let queries: QueryClient
/** Lets the readings be answered. */
let letGo: () => void
/** What the marks wait for before they reach the server. */
let patch: Promise<void>

const lineOf = ({ id, notification_read }: Notice) => ({
  id,
  label: `Rappeler le client ${id}`,
  creation_date: '2026-11-20T09:00:00Z',
  notification_read,
  notification_type: 'to_do',
  to_do_id: id,
  path: null,
})
beforeEach(() => {
  notices = [
    { id: 2, notification_read: 0 },
    { id: 1, notification_read: 1 },
  ]
  writes = 'done'
  marks = 0
  patch = Promise.resolve()
  const { promise, resolve } = Promise.withResolvers<void>()
  letGo = resolve
  queries = queryClient
  queries.clear()
  queries.setDefaultOptions({ queries: { retry: false } })
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (method === 'PATCH') {
      marks++
      await patch
      const { up_to } = JSON.parse(body as string) as { up_to: number }
      if (writes === 'down') return Response.json({ error: { code: 'UNAVAILABLE', message: 'Indisponible' } }, { status: 503 })
      notices = notices.map((one) => (one.id <= up_to ? { ...one, notification_read: 1 } : one))
      return Response.json({ done: true })
    }
    await promise
    return Response.json(notices.map(lineOf))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const draw = () =>
  render(
    <QueryClientProvider client={queries}>
      <InFrench>
        <NotificationBell />
      </InFrench>
    </QueryClientProvider>,
  )
const open = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const nothingNew = /^Notifications\s:\srien de nouveau/

test('opened before what it tells has come, it is read as it comes, and keeps its dot', async () => {
  draw()
  // Nothing is said to be new or not before it is known.
  open(/^Notifications$/)
  letGo()
  await screen.findByText('Rappeler le client 2')
  await vi.waitFor(() => expect(marks).toBe(1))
  await screen.findByRole('button', { name: nothingNew })
  expect(screen.getAllByText('Non lue')).toHaveLength(1)
})

test('what is told while it is open is read too', async () => {
  letGo()
  draw()
  await screen.findByRole('button', { name: /1 nouvelle/ })
  expect(marks).toBe(0)
  open(/1 nouvelle/)
  await vi.waitFor(() => expect(marks).toBe(1))
  notices = [{ id: 3, notification_read: 0 }, ...notices]
  await queries.invalidateQueries({ queryKey: ['notifications'] })
  await screen.findByText('Rappeler le client 3')
  await vi.waitFor(() => expect(marks).toBe(2))
  await screen.findByRole('button', { name: nothingNew })
  expect(screen.getAllByText('Non lue')).toHaveLength(2)
})

test('what could not be marked stays new, is not asked over and over, and is marked at the next opening', async () => {
  letGo()
  writes = 'down'
  draw()
  await screen.findByRole('button', { name: /1 nouvelle/ })
  open(/1 nouvelle/)
  await vi.waitFor(() => expect(marks).toBe(1))
  await screen.findByRole('button', { name: /1 nouvelle/ })
  await queries.invalidateQueries({ queryKey: ['notifications'] })
  expect(marks).toBe(1)
  writes = 'done'
  open(/1 nouvelle/)
  open(/1 nouvelle/)
  await screen.findByRole('button', { name: nothingNew })
  expect(marks).toBe(2)
})

test('what is told after it closed, while its marks are on their way, stays new', async () => {
  letGo()
  const { promise, resolve } = Promise.withResolvers<void>()
  patch = promise
  draw()
  await screen.findByRole('button', { name: /1 nouvelle/ })
  open(/1 nouvelle/)
  await vi.waitFor(() => expect(marks).toBe(1))
  open(nothingNew)
  notices = [{ id: 3, notification_read: 0 }, ...notices]
  resolve()
  await screen.findByRole('button', { name: /1 nouvelle/ })
  expect(notices.map(({ notification_read }) => notification_read)).toEqual([0, 1, 1])
})
