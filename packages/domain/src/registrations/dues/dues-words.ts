import { words } from '../../kernel/sentence.ts'
import type { DueKind } from './dues-contract.ts'

/** What one does of each kind. */
export const dueActs = words({
  contract: { fr: 'Lire et signer', en: 'Read and sign' },
  bill: { fr: 'Payer', en: 'Pay' },
  quiz: { fr: 'Répondre', en: 'Answer' },
  questionnaire: { fr: 'Donner mon avis', en: 'Give my feedback' },
}) satisfies Record<DueKind, unknown>

export const duesWords = words({
  bill: { fr: '{bill:cap} {number}', en: '{bill:cap} {number}' },
  until: { fr: 'Avant le {until, date, short}', en: 'Before {until, date, short}' },
  wasDue: { fr: 'Attendu depuis le {until, date, short}', en: 'Due since {until, date, short}' },
})
