import { paymentsContract } from '@kxo/domain/payments/contract'
import type { PaymentSummary } from '@kxo/domain/payments/payment-shape'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { readQuestion } from '../../../ui/overlay/confirm.ts'
import { CompanyPays } from './company-pays.tsx'

const handed: unknown[] = []
vi.mock('../../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  call: async ({ path }: { path: string }, { params }: { params?: unknown } = {}) => {
    if (path === paymentsContract.handToCompany.path) handed.push(params)
    return {}
  },
}))
afterEach(() => {
  handed.length = 0
  cleanup()
})

const show = (company_offer: PaymentSummary['company_offer']) =>
  showPage(() => (
    <section aria-label="offre">
      <CompanyPays summary={{ event: 12, number: 'FA-7', company_offer } as Partial<PaymentSummary> as PaymentSummary} />
    </section>
  ))

test('a person hands what they owe to their company once they have read what follows', async () => {
  show({ name: 'Atelier Roy', obstacle: null })
  fireEvent.click(await screen.findByRole('button', { name: 'Faire payer mon entreprise' }))
  expect(handed).toEqual([])
  readQuestion()?.answer(true)
  await waitFor(() => expect(handed).toEqual([{ id: 12 }]))
})

test('what stands against it is said in place of the act, and nothing is shown to who has no company', async () => {
  show({ name: 'Atelier Roy', obstacle: 'billIssued' })
  await screen.findByText(/La facture FA-7 est déjà émise à votre nom/)
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  show(null)
  expect((await screen.findByRole('region', { name: 'offre' })).textContent).toBe('')
})
