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
  show({ name: 'Atelier Roy', obstacle: null, is_issued: false, is_requested: false })
  fireEvent.click(await screen.findByRole('button', { name: 'Faire payer mon entreprise' }))
  expect(handed).toEqual([])
  readQuestion()?.answer(true)
  await waitFor(() => expect(handed).toEqual([{ id: 12 }]))
})

test('a bill issued already is asked of the company, which is then waited for', async () => {
  show({ name: 'Atelier Roy', obstacle: null, is_issued: true, is_requested: false })
  fireEvent.click(await screen.findByRole('button', { name: 'Faire payer mon entreprise' }))
  expect(readQuestion()?.message).toMatch(/La facture FA-7 est déjà émise à votre nom.*un avoir l’annule et une autre facture est établie/)
  readQuestion()?.answer(true)
  await waitFor(() => expect(handed).toEqual([{ id: 12 }]))
  cleanup()
  show({ name: 'Atelier Roy', obstacle: null, is_issued: true, is_requested: true })
  await screen.findByText(/Vous avez demandé à Atelier Roy de payer/)
  expect(screen.queryByRole('button')).toBeNull()
})

test('what stands against it is said in place of the act, and nothing is shown to who has no company', async () => {
  show({ name: 'Atelier Roy', obstacle: 'nobodyToPay', is_issued: false, is_requested: false })
  await screen.findByText(/Personne ne paie encore ici pour Atelier Roy/)
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  show(null)
  expect((await screen.findByRole('region', { name: 'offre' })).textContent).toBe('')
})
