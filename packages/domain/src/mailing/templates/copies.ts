import { words } from '../../kernel/sentence.ts'
import type { Moment } from '../moments/moment.ts'

export const mostCopies = 10

export const copyWords = words({
  label: { fr: 'Copie à', en: 'Copy to' },
  help: {
    fr: 'Ces adresses reçoivent une copie de chaque envoi, sans ses liens personnels. Entrée pour ajouter.',
    en: 'These addresses receive a copy of each email, without its personal links. Press Enter to add one.',
  },
  subject: { fr: 'Copie\u00A0: {subject}', en: 'Copy: {subject}' },
  copiedTo: { fr: 'Copie à {addresses}', en: 'Copied to {addresses}' },
})

/** Whether others may read a message: a code is for its reader alone, and a message about news is for whoever agreed. */
export const mayCopy = ({ isSecret, isMarketing, isFixed }: Moment): boolean => !isSecret && !isMarketing && !isFixed
