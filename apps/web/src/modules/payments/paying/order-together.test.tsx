import { paymentsContract } from '@kxo/domain/payments/contract'
import type { PaymentSummary } from '@kxo/domain/payments/payment-shape'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { OrderTogether } from './order-together.tsx'

const ordered: unknown[] = []
vi.mock('../../../platform/api-client.ts', async (actual) => ({
  ...(await actual<object>()),
  call: async ({ path }: { path: string }, { params, body }: { params?: { id: number }; body?: object } = {}) => {
    if (path === paymentsContract.announcePayment.path) ordered.push({ bill: params?.id, ...body })
    return {}
  },
}))
afterEach(() => {
  ordered.length = 0
  cleanup()
})

const order = (bill: number, others: Partial<PaymentSummary> = {}) =>
  ({
    bill,
    means: ['card', 'transfer'],
    amount: 98_000,
    now: 29_400,
    plan: [],
    order_asked: null,
    purchase_order: null,
    ...others,
  }) as PaymentSummary

const deposit = [
  { due_on: '2027-01-05', amount: 29_400 },
  { due_on: '2027-02-05', amount: 68_600 },
]

test('a group is ordered at once, on one bill each, in the order shown', async () => {
  showPage(() => <OrderTogether orders={[order(4), order(5), order(6, { amount: 29_400, plan: deposit })]} />)
  await screen.findByText(/3 au total. La commande est de 2.940,00.€ TTC, dont 882,00.€ à payer maintenant/)
  expect(screen.getAllByRole('button')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: /^Commander avec obligation de paiement.: Virement$/ }))
  await waitFor(() =>
    expect(ordered).toEqual([
      { bill: 4, mode: 'transfer' },
      { bill: 5, mode: 'transfer' },
      { bill: 6, mode: 'transfer' },
    ]),
  )
})

test.each([
  ['a single order', [order(4)]],
  ['orders paid by card alone', [order(4, { means: ['card'] }), order(5, { means: ['card'] })]],
  ['an order number that is missing', [order(4), order(5, { order_asked: { asked: 'purchaseOrder' } as never })]],
])('not offered for %s', async (_, orders) => {
  showPage(() => (
    <>
      <p>Paiement</p>
      <OrderTogether orders={orders} />
    </>
  ))
  await screen.findByText('Paiement')
  expect(screen.queryByRole('button')).toBeNull()
})
