import type { FunderStatus } from './funder-status.ts'

/** What an agreement of a funding body lacks to pay for a training. */
export const agreementLacks = ['startsLate', 'endsEarly', 'expired', 'overAmount', 'pending', 'refused', 'unlinked'] as const
export type AgreementLack = (typeof agreementLacks)[number]

/** Days, in the zone of the training. */
type Covered = { agreed_from: string | null; agreed_until: string | null; first: string | null; last: string | null; today: string }
const pending: readonly FunderStatus[] = ['toCollect', 'toEnter', 'missingItems', 'awaited']

/** Somebody a bill is for, as far as the funder answered: cents, without tax. */
export type FundedPerson = Covered & { manual_status: FunderStatus | null; agreed_ht: number | null }

/** Why an agreement does not pay for a training (FOR-50): it begins after its first day, ends before its last one, or ended before it has a date. */
export function agreementLack({ agreed_from, agreed_until, first, last, today }: Covered): AgreementLack | null {
  if (agreed_from !== null && first !== null && first < agreed_from) return 'startsLate'
  if (agreed_until === null) return null
  if (last !== null) return agreed_until < last ? 'endsEarly' : null
  return agreed_until < today ? 'expired' : null
}

/**
 * Why a bill is outside the agreements of those it is for (FOR-50): one is refused or not obtained yet, does not pay for the dates, or the bill with
 * what was billed before goes beyond what they come to; one without an amount pays everything. Tied to nobody a funder pays for, it is not checked.
 */
export function billingLack(people: readonly FundedPerson[], billed_ht: number): AgreementLack | null {
  if (people.length === 0) return 'unlinked'
  if (people.some(({ manual_status }) => manual_status === 'rejected')) return 'refused'
  if (people.some(({ manual_status }) => manual_status !== null && pending.includes(manual_status))) return 'pending'
  const byDays = people.map(agreementLack).find((lack) => lack !== null)
  if (byDays) return byDays
  if (people.some(({ agreed_ht }) => agreed_ht === null)) return null
  return billed_ht > people.reduce((sum, { agreed_ht }) => sum + (agreed_ht ?? 0), 0) ? 'overAmount' : null
}

/** Whether it takes a reason to issue a bill all the same; one that could not be checked says so alone. */
export const isStopping = (lack: AgreementLack): boolean => lack !== 'unlinked'
