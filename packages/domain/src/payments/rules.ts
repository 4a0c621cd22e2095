import { addDays, payableFrom } from '../kernel/dates.ts'
import { percentOf } from '../kernel/money.ts'

/** Least part payment, in cents; a smaller remainder is paid whole. */
export const leastPayment = 100

/** Bounds of what may be paid on a bill (INV-49): 1 ≤ x ≤ due. Cents. */
export const paymentBounds = (due: number): { least: number; most: number } => ({ least: Math.min(leastPayment, due), most: due })

export type Instalment = { due_on: string; amount: number }
/** When a person who pays their own training agreed to it, and whether at a distance, as an order is unless a contract says otherwise. */
export type Individual = { signed_on: string; remote?: boolean; days: readonly string[] }
type Terms = {
  /** Tax included, cents. */
  total: number
  /** Percent asked at sign-in; 0 asks for everything. */
  downpayment_rate: number
  /** Days between the first part and the balance. */
  downpayment_delay: number
  today: string
  /** Set for a person who pays their own training (FOR-12). */
  individual?: Individual | undefined
}

/** Most a person may be asked before their training starts, in percent of the price (FOR-12). */
export const individualDepositLimit = 30

/**
 * When what is paid. An individual trainee pays nothing before the withdrawal period ends, then 30 % at most, the balance spread over the
 * days of the training and never before the last of them (FOR-12); anybody else pays the down payment now and the balance later.
 */
export function paymentPlan({ total, downpayment_rate, downpayment_delay, today, individual }: Terms): Instalment[] {
  if (individual) return individualPlan(total, downpayment_rate, individual)
  const first = percentOf(total, downpayment_rate * 100)
  if (first <= 0 || first >= total) return [{ due_on: today, amount: total }]
  return [
    { due_on: today, amount: first },
    { due_on: addDays(today, downpayment_delay), amount: total - first },
  ]
}

function individualPlan(total: number, rate: number, { signed_on, remote = true, days }: Individual): Instalment[] {
  const from = payableFrom(signed_on, { remote })
  const deposit = percentOf(total, Math.min(rate === 0 ? individualDepositLimit : rate, individualDepositLimit) * 100)
  const taught = [...new Set(days)].filter((day) => day > from).toSorted()
  const last = taught.at(-1) ?? from
  const middle = taught.length > 1 ? [taught[Math.floor((taught.length - 1) / 2)] ?? last] : []
  const dates = middle[0] !== undefined && middle[0] < last ? [middle[0], last] : [last]
  const rest = total - deposit
  const share = Math.floor(rest / dates.length)
  const rows = [
    { due_on: from, amount: deposit },
    ...dates.map((due_on, index) => ({ due_on, amount: index === dates.length - 1 ? rest - share * (dates.length - 1) : share })),
  ]
  return [...Map.groupBy(rows, ({ due_on }) => due_on)]
    .map(([due_on, parts]) => ({ due_on, amount: parts.reduce((sum, { amount }) => sum + amount, 0) }))
    .filter(({ amount }) => amount > 0)
}

/** The schedule of a place and its options: they come with its last part, which the balance invoices. Cents. */
export function withOptions(plan: readonly Instalment[], amount: number, today: string): Instalment[] {
  const last = plan.at(-1)
  if (amount === 0) return [...plan]
  return last ? plan.with(-1, { ...last, amount: last.amount + amount }) : [{ due_on: today, amount }]
}

/** What is left of a schedule once a part was paid, in order; no more than is due on the bill being paid. Cents. */
export function leftOfPlan(plan: readonly Instalment[], paid: number, due: number): Instalment[] {
  let before = paid
  let room = due
  return plan.flatMap(({ due_on, amount }) => {
    const left = Math.min(amount - Math.min(before, amount), room)
    before -= Math.min(before, amount)
    room -= left
    return left > 0 ? [{ due_on, amount: left }] : []
  })
}

/** What may be charged today, and from when the rest may. */
export function chargeable(plan: readonly Instalment[], today: string): { now: number; from: string | null } {
  const now = plan.filter(({ due_on }) => due_on <= today).reduce((sum, { amount }) => sum + amount, 0)
  return { now, from: now > 0 ? null : (plan[0]?.due_on ?? null) }
}
