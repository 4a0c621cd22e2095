import type { Registration } from '@kxo/domain/registrations/contract'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { aRegistration } from '../registration-fixture.ts'
import AllRegistrations from './all-registrations.tsx'

const registrationOf = (id: number, event: number, event_title: string): Registration => aRegistration({ id, event, event_title, user: id })

const queries: { event?: number; status?: readonly string[] }[] = []
let sent: { path: string; body: unknown }[] = []
vi.mock('../../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  call: async (
    { method, path }: { method: string; path: string },
    { query, body }: { query?: { event?: number; status?: readonly string[] }; body?: unknown } = {},
  ) => {
    if (method === 'POST') sent.push({ path, body })
    if (path.endsWith('/preview/'))
      return {
        total: 3,
        changed: 2,
        left: [{ reason: 'Introuvable dans cette liste', count: 1, names: ['n° 9'] }],
        first: [],
        events: [
          { id: 12, title: 'Atelier du soir', changed: 1, left: 0 },
          { id: 13, title: 'Colloque d’été', changed: 1, left: 0 },
        ],
      }
    if (path.endsWith('/many/')) return { total: 3, changed: 2, left: [], undo: 'act-1' }
    if (path.endsWith('/undo/')) return { total: 2, changed: 2, left: [] }
    if (!path.endsWith('/guests/')) return []
    queries.push(query ?? {})
    return { results: [registrationOf(40, 12, 'Atelier'), registrationOf(41, 13, 'Colloque')], count: 2, page: 1, page_size: 25 }
  },
}))
afterEach(() => {
  cleanup()
  queries.length = 0
  sent = []
})

const admin = viewerAt(tenantOf('forma'), { user: { is_admin: true } })
const reader = viewerAt(tenantOf('forma'), { user: { is_admin: true, is_restricted: 1 } })
const show = (at: string) => showPage(AllRegistrations, { path: '/admin/events', at, viewer: admin })

test('registrations of every event are listed, each with the way to its event and its own acts', async () => {
  const { history } = show('/admin/events?tab=registrations')
  await screen.findByText('Atelier')
  await screen.findByText('Colloque')
  expect(queries[0]?.event).toBeUndefined()
  fireEvent.click(screen.getByRole('button', { name: /Ana Roy, Colloque/ }))
  await screen.findByRole('menuitem', { name: 'Valider' })
  fireEvent.click(screen.getByRole('menuitem', { name: /^Ouvrir l/ }))
  await waitFor(() => expect(history.location.href).toContain('/admin/event/13?tab=registrations'))
})

test('an address that names a status narrows the list to it, and lets it go', async () => {
  show('/admin/events?tab=registrations&guest_status=4')
  const chip = await screen.findByRole('button', { name: 'À valider' })
  expect(queries.at(-1)?.status).toEqual(['toValidate'])
  fireEvent.click(chip)
  await waitFor(() => expect(queries.at(-1)?.status).toBeUndefined())
})

test('an act on several says what it does at each event, does it, and is taken back', async () => {
  show('/admin/events?tab=registrations&guest_status=4')
  for (const box of await screen.findAllByRole('checkbox', { name: /Ana Roy/ })) fireEvent.click(box)
  fireEvent.click(screen.getByRole('button', { name: 'Valider' }))
  const dialog = await screen.findByRole('dialog', { name: /Valider/ })
  expect(await within(dialog).findByRole('row', { name: /Colloque d’été 1 0/ })).toBeDefined()
  expect(within(dialog).getByText(/Introuvable dans cette liste/)).toBeDefined()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Appliquer' }))
  await screen.findByText('C’est fait pour 2 personnes.')
  expect(sent.at(-1)).toEqual({ path: '/clients/:client/guests/many/', body: { act: 'approve', ids: [40, 41], reason: '' } })
  fireEvent.click(screen.getByRole('button', { name: 'Annuler cet acte' }))
  await screen.findByText('2 inscriptions rétablies.')
  expect(sent.at(-1)).toEqual({ path: '/clients/:client/guests/many/undo/', body: { undo: 'act-1' } })
})

test('whoever only reads is offered no act on several', async () => {
  showPage(AllRegistrations, { path: '/admin/events', at: '/admin/events?tab=registrations', viewer: reader })
  await screen.findByText('Atelier')
  expect(screen.queryByRole('checkbox', { name: /Ana Roy/ })).toBeNull()
})
