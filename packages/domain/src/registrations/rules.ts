import { holdsPlace, type RegistrationStatus, registrationStatus } from './status.ts'

/** What decides where a registration stands once its person has answered. */
export type RegistrationFacts = {
  is_form_complete: boolean
  /** Every form required beside the registration's own was filled in. */
  is_quiz_done: boolean
  /** Required papers were deposited, and none of them was refused. */
  are_papers_given: boolean
  /** A price is due and not settled. */
  is_due: boolean
  needs_approval: boolean
  is_approved: boolean
}
export type NextStatus = 'toComplete' | 'toPay' | 'toValidate' | 'registered'

/** The next status of a registration: the one function that decides it. */
export function nextStatus(facts: RegistrationFacts): NextStatus {
  const { is_form_complete, is_quiz_done, are_papers_given, is_due, needs_approval, is_approved } = facts
  if (!is_form_complete || !is_quiz_done || !are_papers_given) return 'toComplete'
  if (is_due) return 'toPay'
  if (needs_approval && !is_approved) return 'toValidate'
  return 'registered'
}

/** Statuses that still wait for something before the place is confirmed. */
export const unsettledStatuses = [
  'pending',
  'invited',
  'toComplete',
  'toPay',
  'toValidate',
] as const satisfies readonly RegistrationStatus[]

/** Whether its person still has something to fill in before it goes any further. */
export const isToFill = (status: RegistrationStatus): boolean => status === 'pending' || status === 'invited' || status === 'toComplete'

/** Statuses whose place is invoiced while nothing settled it: the order is placed, and not given up. */
export const billedStatuses = ['toPay', 'registered', 'present', 'signedIn', 'absent'] as const

/** Where the facts lead from a status; undefined when it stays, because it is there already or may not go back. */
export function stepFrom(status: RegistrationStatus, facts: RegistrationFacts): NextStatus | undefined {
  const next = nextStatus(facts)
  return registrationStatus.mayFollow(status, next) && (unsettledStatuses as readonly string[]).includes(status) ? next : undefined
}

/** Whether a registration may still be given up (0–5 → 9). */
export const isCancellable = (status: RegistrationStatus): boolean => registrationStatus.mayFollow(status, 'cancelled')

/** Whether a registration has a place to give up for one at another date; one that is only begun has nothing to carry. */
export const isMovable = (status: RegistrationStatus): boolean => isCancellable(status) && holdsPlace(status) && status !== 'pending'

/** Whether somebody else answers for what is due, so that the person is asked for nothing: the company that registered them, or whom they named. */
export const isPaidFor = ({ is_company_paid, has_other_payer }: { is_company_paid: boolean; has_other_payer: boolean }): boolean =>
  is_company_paid || has_other_payer

/** Whether a registration at this status waits for an act of its person: what is due may be for others to pay. */
export const awaitsPerson = (status: RegistrationStatus, is_paid_for: boolean): boolean =>
  registrationStatus.isIn(status, 'isUnfinished') && !(status === 'toPay' && is_paid_for)

/** Minutes a hold may be extended by, once. */
export const extendedMinutes = 15

/** Whether a person who opens a registration has one under way: one given up, or never begun, is begun by an act of theirs. */
export const isUnderWay = (registration: { status: RegistrationStatus } | null): boolean =>
  registration !== null && registration.status !== 'cancelled'
