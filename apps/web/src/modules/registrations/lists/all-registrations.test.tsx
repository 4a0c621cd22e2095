import type { Registration } from '@kxo/domain/registrations/contract'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import AllRegistrations from './all-registrations.tsx'

const registrationOf = (id: number, event: number, event_title: string): Registration => ({
  id,
  event,
  event_title,
  start_date: null,
  end_date: null,
  time_zone: 'Europe/Paris',
  town: null,
  is_online: false,
  user: id,
  first_name: 'Ana',
  last_name: 'Roy',
  mail: 'ana@forma.test',
  company_name: null,
  status: 'toValidate',
  manual_status: null,
  ending: null,
  end_reason: null,
  hold_expires_at: null,
  cancel_limit: null,
  is_transferable: true,
  seen_at: null,
  forms_due: 0,
  is_paid_for: false,
  created_at: new Date('2027-01-10T09:00:00Z'),
})

const queries: { event?: number; status?: readonly string[] }[] = []
vi.mock('../../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  call: async ({ path }: { path: string }, { query }: { query?: { event?: number; status?: readonly string[] } } = {}) => {
    if (!path.endsWith('/guests/')) return []
    queries.push(query ?? {})
    return { results: [registrationOf(40, 12, 'Atelier'), registrationOf(41, 13, 'Colloque')], count: 2, page: 1, page_size: 25 }
  },
}))
vi.setConfig({ testTimeout: 30_000 })
afterEach(() => {
  cleanup()
  queries.length = 0
})

const admin = viewerAt(tenantOf('forma'), { user: { is_admin: true } })
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
