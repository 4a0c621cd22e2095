import type { Sentence } from '../kernel/sentence.ts'

/** Why somebody chosen does not get a text message, the first that holds. */
export const smsExclusions = {
  noNumber: { fr: 'Sans numéro de téléphone', en: 'No phone number' },
  landline: { fr: 'Numéro qui ne reçoit pas de SMS', en: 'Number that receives no text messages' },
  sameNumber: { fr: 'Numéro déjà dans la liste', en: 'Number already in the list' },
  closed: { fr: 'Compte suspendu ou désactivé', en: 'Account suspended or disabled' },
  unsubscribed: { fr: 'Désinscription', en: 'Unsubscribed' },
  noConsent: { fr: 'N’a pas donné son accord', en: 'Has not agreed to it' },
} satisfies Record<string, Sentence>
export type SmsExclusion = keyof typeof smsExclusions
