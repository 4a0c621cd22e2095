import { words } from '../../kernel/sentence.ts'

/** A version of a text, and what waits with the one before. */
export const versionWords = words({
  reason: { fr: 'Pourquoi cette version (facultatif)', en: 'Why this version (optional)' },
  reasonExample: { fr: 'Nouvelle adresse, ton plus simple…', en: 'New address, simpler tone…' },
  applyTitle: { fr: 'Appliquer aux envois en attente\u202F?', en: 'Apply to waiting emails?' },
  applyHelp: {
    fr: '{count, plural, one {# mail attend} other {# mails attendent}} de partir avec l’ancien texte. La version {version} peut les remplacer.',
    en: '{count, plural, one {# email is waiting} other {# emails are waiting}} to be sent with the former text. Version {version} can replace it.',
  },
  apply: { fr: 'Appliquer', en: 'Apply' },
  applied: {
    fr: '{count, plural, =0 {Aucun mail en attente ne change.} one {# mail en attente prend le nouveau texte.} other {# mails en attente prennent le nouveau texte.}}',
    en: '{count, plural, =0 {No waiting email changes.} one {# waiting email takes the new text.} other {# waiting emails take the new text.}}',
  },
})
