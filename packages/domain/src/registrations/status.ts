import { catalogue, type KeyOf } from '../kernel/catalogue.ts'
import { rewordable } from '../kernel/rewording.ts'

/** Status of a registration (wire: guest). A place is held by 0 and 2–8. */
export const registrationStatus = rewordable(
  'registration',
  { fr: '{registration.pl:cap}', en: '{registration.pl:cap}' },
  catalogue({
    pending: {
      code: 0,
      label: { fr: 'En cours', en: 'In progress' },
      tone: 'neutral',
      next: ['toComplete', 'toPay', 'toValidate', 'registered', 'cancelled'],
    },
    invited: {
      code: 1,
      label: { fr: 'Invitation envoyée', en: 'Invitation sent' },
      tone: 'info',
      next: ['toComplete', 'toPay', 'toValidate', 'registered', 'cancelled'],
    },
    toComplete: {
      code: 2,
      label: { fr: 'À compléter', en: 'To complete' },
      tone: 'warning',
      next: ['toPay', 'toValidate', 'registered', 'cancelled'],
    },
    toPay: { code: 3, label: { fr: 'À payer', en: 'To pay' }, tone: 'warning', next: ['toValidate', 'registered', 'cancelled'] },
    toValidate: { code: 4, label: { fr: 'À valider', en: 'To validate' }, tone: 'warning', next: ['registered', 'cancelled'] },
    registered: {
      code: 5,
      label: { fr: 'Confirmé{registration.e}', en: 'Confirmed' },
      tone: 'success',
      next: ['present', 'signedIn', 'absent', 'cancelled'],
    },
    present: { code: 6, label: { fr: 'Présence constatée', en: 'Present' }, tone: 'success', next: ['signedIn', 'absent', 'registered'] },
    signedIn: { code: 7, label: { fr: 'Présence signée', en: 'Signed in' }, tone: 'success', next: ['present'] },
    absent: { code: 8, label: { fr: 'Absence', en: 'Absent' }, tone: 'danger', next: ['present', 'signedIn', 'registered'] },
    cancelled: { code: 9, label: { fr: 'Annulé{registration.e}', en: 'Cancelled' }, tone: 'danger', next: ['pending', 'registered'] },
  }),
)
export type RegistrationStatus = KeyOf<typeof registrationStatus>

/** Statuses whose person has still to answer, complete or pay. */
export const isUnfinished = (status: RegistrationStatus): boolean => ['pending', 'invited', 'toComplete', 'toPay'].includes(status)

/** Statuses that hold a place; the database function `holds_place` is its twin. */
export const holdsPlace = (status: RegistrationStatus): boolean => status !== 'invited' && status !== 'cancelled'
