import type { PaymentSummary } from '@kxo/domain/payments/payment-shape'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { PaymentMeans } from './payment-means.tsx'

afterEach(cleanup)

const summary = (bill: number) =>
  ({ bill, means: ['card', 'transfer'], is_order: true, not_before: null, payer_company: null, purchase_order: null }) as PaymentSummary

test('several bills on one page each keep the means chosen for it', async () => {
  showPage(() => (
    <>
      <PaymentMeans summary={summary(1)} amount={1200} />
      <PaymentMeans summary={summary(2)} amount={2400} />
    </>
  ))
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)
  await screen.findAllByRole('radio', { name: 'Virement' })
  expect(chosen()).toEqual([true, false, true, false])
  fireEvent.click(screen.getAllByRole('radio', { name: 'Virement' })[1]!)
  expect(chosen()).toEqual([true, false, false, true])
})

test('FOR-10: before the contract is signed nothing is ordered, and its person is shown the way to it', async () => {
  const unsigned = { ...summary(1), event: 12, registrant: { user: 7, name: 'Lou Petit' }, is_contract_to_sign: true } as PaymentSummary
  showPage(() => <PaymentMeans summary={unsigned} amount={0} />)
  await screen.findByText(/Signez d’abord votre contrat/)
  expect(screen.queryByRole('button')).toBeNull()
})
