/** A bill with something left to pay, in cents. */
export type Owed = { id: number; to_be_paid: number }
export type Share = { bill: number; amount: number }

/** One payment over several bills, the first ones settled first; what goes beyond all of them is left unshared. Cents. */
export function sharePayment(amount: number, bills: readonly Owed[]): Share[] {
  let left = Math.max(0, amount)
  return bills.map(({ id, to_be_paid }) => {
    const share = Math.min(left, to_be_paid)
    left -= share
    return { bill: id, amount: share }
  })
}

/** What is left to share of a payment, below zero when shares go beyond it. Cents. */
export const leftToShare = (amount: number, shares: readonly { amount?: number | null | undefined }[]): number =>
  amount - shares.reduce((sum, share) => sum + (share.amount ?? 0), 0)
