import { expect, test } from 'vitest'
import { leftToShare, sharePayment } from './share-payment.ts'

const bills = [
  { id: 4, to_be_paid: 5000 },
  { id: 7, to_be_paid: 12_000 },
  { id: 9, to_be_paid: 300 },
]
const amounts = (amount: number) => sharePayment(amount, bills).map((share) => share.amount)

test('the first bills are settled first, and none beyond what it is due', () => {
  expect(sharePayment(6000, bills)).toEqual([
    { bill: 4, amount: 5000 },
    { bill: 7, amount: 1000 },
    { bill: 9, amount: 0 },
  ])
  expect(amounts(17_300)).toEqual([5000, 12_000, 300])
  expect(amounts(20_000)).toEqual([5000, 12_000, 300])
  expect(amounts(0)).toEqual([0, 0, 0])
})

test('what is not shared is told, and what is shared beyond the payment too', () => {
  expect(leftToShare(20_000, sharePayment(20_000, bills))).toBe(2700)
  expect(leftToShare(100, [{ amount: 80 }, { amount: null }, { amount: 50 }])).toBe(-30)
})
