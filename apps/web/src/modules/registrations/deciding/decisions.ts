import type { Sentence } from '@kxo/domain/kernel/sentence'
import type { AbsenceReason } from '@kxo/domain/registrations/absences/absence-reason'
import type { Registration } from '@kxo/domain/registrations/contract'
import { deskWords as d } from '@kxo/domain/registrations/desk-words'
import { type RegistrationStatus, registrationStatus } from '@kxo/domain/registrations/status'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import type { RowAction } from '../../../ui/table/row-menu.tsx'
import type { Decision } from '../admin-api.ts'

/** An act offered on a registration: what it does, whether a reason is asked first. */
export type OfferedAct = {
  label: Sentence
  from: readonly RegistrationStatus[]
  tone?: 'danger'
  stand?: RowAction['stand']
  decide: (reason: string, absence?: AbsenceReason) => Decision
  asksReason: boolean
  /** What is asked is one of the reasons of an absence, with what is said beside it. */
  asksAbsence?: true
  /** Which registrations at these statuses it is offered on; all of them without. */
  isFor?: (registration: Pick<Registration, 'status' | 'forms_due'>) => boolean
}

const change =
  (status: RegistrationStatus) =>
  (reason: string, absence_reason?: AbsenceReason): Decision => ({
    kind: 'change',
    status,
    reason,
    ...(absence_reason && { absence_reason }),
  })

const from = registrationStatus.keysLeadingTo
const approve: OfferedAct = {
  label: w.validate,
  stand: 'expected',
  from: ['toValidate'],
  decide: () => ({ kind: 'approve' }),
  asksReason: false,
  isFor: ({ forms_due }) => forms_due === 0,
}
const refuse: OfferedAct = {
  label: w.refuse,
  from: ['toValidate'],
  tone: 'danger',
  decide: (reason) => ({ kind: 'refuse', reason }),
  asksReason: true,
}

/** The acts on a registration, in the order they are offered. */
export const offeredActs: readonly OfferedAct[] = [
  approve,
  refuse,
  {
    label: w.confirmNow,
    stand: 'expected',
    from: [...from('registered', 'isUnfinished'), 'toValidate'],
    decide: change('registered'),
    asksReason: true,
    // What awaits approval is approved; accepted already, it may be confirmed without the form it waits for.
    isFor: ({ status, forms_due }) => status !== 'toValidate' || forms_due > 0,
  },
  { label: w.markPresent, from: from('present', 'isUnsigned'), decide: change('present'), asksReason: true },
  { label: w.markAbsent, from: from('absent'), decide: change('absent'), asksReason: true, asksAbsence: true },
  { label: w.unsign, from: from('present', 'isSigned'), decide: change('present'), asksReason: true },
  { label: w.backToRegistered, from: from('registered', 'isExpected'), decide: change('registered'), asksReason: true },
  {
    label: w.cancelTheirs,
    stand: 'rare',
    from: from('cancelled'),
    tone: 'danger',
    decide: (reason) => ({ kind: 'cancel', reason }),
    asksReason: true,
  },
  { label: w.reinstate, from: registrationStatus.keysIn('isFinal'), decide: (reason) => ({ kind: 'reinstate', reason }), asksReason: true },
]

/** What a referent answers to a request of their team, and to an application received. */
export const teamActs: readonly OfferedAct[] = [approve, refuse]
export const receivedActs: readonly OfferedAct[] = [
  { ...approve, label: d.retain },
  { ...refuse, label: d.decline },
]

/** Statuses whose person can be reminded of what waits. */
export const remindable: readonly RegistrationStatus[] = registrationStatus.keysIn('isRemindable')
