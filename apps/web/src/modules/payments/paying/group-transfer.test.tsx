import type { PaymentSummary } from '@kxo/domain/payments/payment-shape'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '../../../platform/page-fixture.tsx'
import { GroupTransfer, paidByOneTransfer } from './group-transfer.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PaymentMeans } from './payment-means.tsx'

afterEach(cleanup)

const iban = 'FR1420041010050500013M02606'
const bill = (id: number, name: string, others: Partial<PaymentSummary> = {}) =>
  ({
    bill: id,
    number: `FA-2026-00000${id}`,
    payer: 'Tissages du Rhône',
    registrant: { user: 900 + id, name },
    lines: [],
    groups: [],
    plan: [],
    amount: 42_000,
    now: 42_000,
    paid: 0,
    means: ['transfer', 'card'],
    not_before: null,
    is_order: false,
    transfer: { name: 'Forma Conseil', iban, bic: null, reference: `FA-2026-00000${id}` },
    ...others,
  }) as Partial<PaymentSummary> as PaymentSummary

test('the account of a group is said once, with the reference and the name of each bill, and their sum', async () => {
  const bills = [bill(1, 'Anaïs Roy'), bill(2, 'Yanis Hamidi')]
  const shared = paidByOneTransfer(bills)
  expect(shared).toEqual(bills)
  showPage(() => (
    <>
      <GroupTransfer bills={shared} />
      {bills.map((one) => (
        <PaymentMeans key={one.bill} summary={one} amount={one.now} first="transfer" isTransferAbove />
      ))}
    </>
  ))
  const panel = within(await screen.findByRole('region', { name: 'Régler par virement' }))
  panel.getByRole('row', { name: /FA-2026-000001.*Anaïs Roy.*420,00/ })
  panel.getByRole('row', { name: /FA-2026-000002.*Yanis Hamidi.*420,00/ })
  panel.getByRole('row', { name: /Total TTC.*840,00/ })
  expect(screen.getAllByText('IBAN')).toHaveLength(1)
})

test.each([
  ['a single bill', [bill(1, 'A')]],
  ['orders, not issued yet', [bill(1, 'A', { is_order: true }), bill(2, 'B', { is_order: true })]],
  [
    'two accounts',
    [bill(1, 'A'), bill(2, 'B', { transfer: { name: 'Autre', iban: 'FR7630006000011234567890189', bic: null, reference: '' } })],
  ],
])('%s: each says its own', (_, bills) => expect(paidByOneTransfer(bills)).toEqual([]))

test('an order says whose it is when it is somebody else’s', async () => {
  showPage(() => (
    <>
      <OrderSummary summary={bill(1, 'Anaïs Roy', { number: null })} />
      <OrderSummary summary={bill(2, 'Yanis Hamidi')} />
      <OrderSummary summary={bill(3, '', { registrant: null })} />
    </>
  ))
  await screen.findByRole('heading', { name: 'Commande pour Anaïs Roy' })
  screen.getByRole('heading', { name: 'Facture FA-2026-000002 pour Yanis Hamidi' })
  expect(screen.getByRole('heading', { name: 'Votre commande' }).isConnected).toBe(true)
})
