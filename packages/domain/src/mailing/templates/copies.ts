import { words } from '../../kernel/sentence.ts'
import { isAboutBill, isAboutEvent } from '../merge-fields.ts'
import type { Audience, Moment } from '../moments/moment.ts'

export const mostCopies = 10

export const copyWords = words({
  label: { fr: 'Copie à', en: 'Copy to' },
  help: {
    fr: 'Ces adresses reçoivent une copie de chaque envoi, sans ses liens personnels. Entrée pour ajouter.',
    en: 'These addresses receive a copy of each email, without its personal links. Press Enter to add one.',
  },
  subject: { fr: 'Copie\u00A0: {subject}', en: 'Copy: {subject}' },
  roles: { fr: 'Reçoivent aussi une copie', en: 'Also receive a copy' },
  alsoFor: { fr: 'Copie\u00A0: {who}', en: 'Copy: {who}' },
  copiedTo: { fr: 'Copie à {addresses}', en: 'Copied to {addresses}' },
})

/** Whether others may read a message: a code is for its reader alone, and a message about news is for whoever agreed. */
export const mayCopy = ({ isSecret, isMarketing, isFixed }: Moment): boolean => !isSecret && !isMarketing && !isFixed

/** Who may receive a copy by what they are to the reader of a message, or to the event it is about. */
export const copyRoles = ['referent', 'payer', 'funder', 'responsible', 'partner', 'administrators'] as const satisfies readonly Audience[]
export type CopyRole = (typeof copyRoles)[number]

/** Those a message may know and does not write to already. */
export function copyRolesOf(moment: Moment): CopyRole[] {
  if (!mayCopy(moment)) return []
  // What it says of itself: a bill may be about an event without concerning everybody there.
  const said = { merge: moment.merge }
  const isOfPerson = moment.to.includes('person')
  // Whoever has to pay a registration is written to as its person.
  const isOfRegistration = isAboutEvent(said) && (isOfPerson || (moment.family === 'registration' && moment.to.includes('payer')))
  const isOfBill = isAboutBill(said)
  const isKnown: Record<CopyRole, boolean> = {
    referent: isOfPerson || isOfRegistration || isOfBill,
    payer: isOfRegistration || isOfBill,
    funder: isOfRegistration || isOfBill,
    responsible: isAboutEvent(said) || isOfBill,
    partner: isAboutEvent(said),
    administrators: true,
  }
  return copyRoles.filter((role) => isKnown[role] && !moment.to.includes(role))
}
