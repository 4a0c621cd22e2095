import type { Checkout } from '@kxo/domain/payments/payment-shape'
import { registrationsContract } from '@kxo/domain/registrations/contract'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { tenantOf, viewerAt } from '../../../platform/viewer-fixtures.ts'
import { PaymentResult } from './payment-result.tsx'

const paid: Checkout = {
  checkout: 'c',
  status: 'succeeded',
  refusal: null,
  amount: 108_000,
  address: null,
  bill: 90,
  number: 'FA-2026-000036',
  bill_status: 'paid',
  event: 9,
  registration: null,
  registration_status: null,
  registrant: null,
  has_pdf: true,
}
let attempt = paid
const sheet = { has_account: false, mail: 'ana@forma.test' }
vi.mock('../../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  call: async ({ path }: { path: string }) => (path === registrationsContract.get.path ? sheet : attempt),
}))
afterEach(cleanup)

const show = (profile_code: 'REF' | 'USR', is_restricted_session = false) =>
  showPage(() => <PaymentResult checkout="c" summary={undefined} onAgain={() => undefined} />, {
    viewer: viewerAt(
      { ...tenantOf('forma'), features: ['payment', 'delegation'] },
      { user: { profile_code, company: 4, is_restricted_session } },
    ),
  })

test('the bill of a group leads whoever registered it back to their team', async () => {
  show('REF')
  expect((await screen.findByRole('link', { name: 'Mon équipe' })).getAttribute('href')).toContain('/events/9?tab=team')
  screen.getByRole('link', { name: 'Voir ma facture' })
})

test('one’s own registration leads to one’s events and ticket', async () => {
  attempt = { ...paid, registration: 5, registration_status: 'registered', registrant: { user: 7, name: 'Ana Roy' } }
  show('USR')
  await screen.findByRole('link', { name: 'Voir ma convocation' })
  expect(screen.queryByRole('link', { name: 'Mon équipe' })).toBeNull()
})

test('a visitor who paid is offered the account they did without', async () => {
  attempt = { ...paid, registration: 5, registration_status: 'registered', registrant: { user: 7, name: 'Ana Roy' } }
  show('USR', true)
  expect(await screen.findByText('Gardez un accès à votre inscription')).toBeTruthy()
})
