import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import MyEventsPage from './my-events-page.tsx'

const registration = {
  id: 9,
  user: 31,
  event: 12,
  event_title: 'Oser',
  first_name: 'Nina',
  last_name: 'Bret',
  status: 'toPay',
  forms_due: 0,
  is_paid_for: true,
}
let teammate: typeof registration
vi.mock('../../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  call: async (_: unknown, input?: { query?: { company?: number } }) => {
    const results = input?.query?.company === 3 ? [teammate] : []
    return { results, count: results.length }
  },
}))
afterEach(cleanup)

const acts = async (features: string[]) => {
  const shown = showPage(MyEventsPage, {
    viewer: viewerAt(tenantOf('forma', { features }), { user: { profile_code: 'REF', company: 3 } }),
    path: '/myEvents',
    at: '/myEvents?tab=team',
  })
  fireEvent.click(await screen.findByRole('button', { name: /Nina Bret, Oser/ }, { timeout: 10_000 }))
  await screen.findByRole('menuitem', { name: 'Annuler' })
  return { shown, names: screen.getAllByRole('menuitem').map(({ textContent }) => textContent) }
}

test('what the company owes for somebody is paid from their row, and nobody is reminded of it', async () => {
  teammate = registration
  const { shown, names } = await acts(['payment'])
  expect(names).toContain('Payer')
  expect(names).not.toContain('Relancer')
  fireEvent.click(screen.getByRole('menuitem', { name: 'Payer' }))
  await waitFor(() => expect(shown.router.state.location.pathname).toBe('/events/12/signin/payment/31'))
})

test('whoever pays for themselves is reminded, and nothing is paid where payment is off', async () => {
  teammate = { ...registration, is_paid_for: false }
  expect((await acts(['payment'])).names).not.toContain('Payer')
  expect(screen.getByRole('menuitem', { name: 'Relancer' })).toBeDefined()
  cleanup()
  teammate = registration
  expect((await acts([])).names).not.toContain('Payer')
})
