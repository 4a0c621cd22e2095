import { catalogue, type KeyOf } from '../kernel/catalogue.ts'
import { labels } from '../kernel/labels.ts'
import { rewordable } from '../kernel/rewording.ts'

/**
 * Status of a registration (wire: guest), with what may follow it and the groups it is of: `isExpected` on the attendance sheet,
 * `hasAttended` once seen or signed, `isRemindable` when a mail may ask again.
 */
export const registrationStatus = rewordable(
  'registration',
  { fr: '{registration.pl:cap}', en: '{registration.pl:cap}' },
  catalogue({
    pending: {
      code: 0,
      label: labels.inProgress,
      tone: 'neutral',
      next: ['toComplete', 'toPay', 'toValidate', 'registered', 'cancelled'],
      groups: ['isUnfinished', 'holdsPlace'],
    },
    invited: {
      code: 1,
      label: { fr: 'Invitation envoyée', en: 'Invitation sent' },
      tone: 'info',
      next: ['toComplete', 'toPay', 'toValidate', 'registered', 'cancelled'],
      groups: ['isUnfinished', 'isRemindable'],
    },
    toComplete: {
      code: 2,
      label: { fr: 'À compléter', en: 'To complete' },
      tone: 'warning',
      next: ['toPay', 'toValidate', 'registered', 'cancelled'],
      groups: ['isUnfinished', 'holdsPlace', 'isRemindable'],
    },
    toPay: {
      code: 3,
      label: { fr: 'À payer', en: 'To pay' },
      tone: 'warning',
      next: ['toValidate', 'registered', 'cancelled'],
      groups: ['isUnfinished', 'holdsPlace', 'isRemindable'],
    },
    toValidate: {
      code: 4,
      label: { fr: 'À valider', en: 'To approve' },
      tone: 'warning',
      next: ['registered', 'cancelled'],
      groups: ['holdsPlace'],
    },
    registered: {
      code: 5,
      label: { fr: 'Confirmé{registration.e}', en: 'Confirmed' },
      tone: 'success',
      next: ['present', 'signedIn', 'absent', 'cancelled'],
      groups: ['holdsPlace', 'isExpected', 'isUnsigned'],
    },
    present: {
      code: 6,
      label: { fr: 'Présence constatée', en: 'Present' },
      tone: 'success',
      next: ['signedIn', 'absent', 'registered'],
      groups: ['holdsPlace', 'isExpected', 'hasAttended'],
    },
    signedIn: {
      code: 7,
      label: { fr: 'Présence signée', en: 'Signed in' },
      tone: 'success',
      next: ['present'],
      groups: ['holdsPlace', 'isExpected', 'isSigned', 'hasAttended'],
    },
    absent: {
      code: 8,
      label: { fr: 'Absence', en: 'Absent' },
      tone: 'danger',
      next: ['present', 'signedIn', 'registered'],
      groups: ['holdsPlace', 'isExpected', 'isUnsigned'],
    },
    cancelled: {
      code: 9,
      label: { fr: 'Annulé{registration.e}', en: 'Cancelled' },
      tone: 'danger',
      next: ['pending', 'registered'],
      groups: ['isFinal'],
    },
  }),
)
export type RegistrationStatus = KeyOf<typeof registrationStatus>

/** Statuses whose person has still to answer, complete or pay. */
export const isUnfinished = (status: RegistrationStatus): boolean => registrationStatus.isIn(status, 'isUnfinished')

/** Statuses that hold a place. */
export const holdsPlace = (status: RegistrationStatus): boolean => registrationStatus.isIn(status, 'holdsPlace')

/** The function `holds_place` of the database, written from the catalogue; an unknown code takes a place: no event is ever overfilled. */
export const holdsPlaceSql = registrationStatus.sqlIn('holdsPlace', 'status', { unknown: true })
