import { addDays } from '../kernel/dates.ts'
import { payableFrom, withdrawalEnd } from '../kernel/holidays.ts'
import type { AgreementKind } from './agreement-legal.ts'
import type { SigningPlace } from './kinds.ts'

/** Days a request for a signature stays open at most. */
export const signingDays = { most: 30 } as const

const between = (days: number): number => Math.min(Math.max(1, days), signingDays.most)

/** Days a request stays open unless it says otherwise, from the hours the organisation set: a day begun is whole. */
export const usualSigningDays = (hours: number): number => between(Math.ceil(hours / 24))

/** The last day a signature may be given, of a request made that day. */
export const deadlineOf = (requestedOn: string, days: number): string => addDays(requestedOn, between(days))

export type SignedTerms = { withdrawal_until: string | null; payable_from: string | null }

/** What the signature of a person who pays alone opens: the withdrawal period, then payment (FOR-11, FOR-12). Nothing for any other kind. */
export function signedTerms(kind: AgreementKind, signedOn: string, place: SigningPlace): SignedTerms {
  if (kind !== 'individual') return { withdrawal_until: null, payable_from: null }
  const how = { remote: place === 'remote' }
  return { withdrawal_until: withdrawalEnd(signedOn, how), payable_from: payableFrom(signedOn, how) }
}

/** Whether a withdrawal that reached the body that day is in time. */
export const mayWithdrawOn = (withdrawal_until: string | null, day: string): boolean => withdrawal_until !== null && day <= withdrawal_until
