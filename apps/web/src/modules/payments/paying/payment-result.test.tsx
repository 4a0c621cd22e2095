import type { Checkout } from '@kxo/domain/payments/payment-shape'
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
vi.mock('../../../platform/api-client.ts', async (actual) => ({ ...(await actual<object>()), call: async () => attempt }))
afterEach(cleanup)

const show = (profile_code: 'REF' | 'USR') =>
  showPage(() => <PaymentResult checkout="c" summary={undefined} onAgain={() => undefined} />, {
    viewer: viewerAt({ ...tenantOf('forma'), features: ['payment', 'delegation'] }, { user: { profile_code, company: 4 } }),
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
