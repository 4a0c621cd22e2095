import type { Sentence } from '../../kernel/sentence.ts'

/** What a text message is: owed to its reader at any hour, or making the organisation known (PRV-13). */
export const smsKinds = {
  service: { fr: 'Service', en: 'Service' },
  commercial: { fr: 'Commercial', en: 'Commercial' },
} satisfies Record<string, Sentence>
export type SmsKind = keyof typeof smsKinds
export const smsKindKeys = Object.keys(smsKinds) as [SmsKind, ...SmsKind[]]

/** Why a text message did not leave, when the reason is ours. */
export const smsReasons = {
  landline: { fr: 'Numéro qui ne reçoit pas de SMS', en: 'Number that receives no text messages' },
  unsubscribed: { fr: 'Désinscription', en: 'Unsubscribed' },
  undelivered: { fr: 'Non remis par l’opérateur', en: 'Not delivered by the operator' },
  monthly_cap: { fr: 'Limite mensuelle atteinte', en: 'Monthly limit reached' },
} satisfies Record<string, Sentence>
export type SmsReason = keyof typeof smsReasons

/** What a commercial message ends with, so that its reader can leave (PRV-13). */
export const withStop = (text: string, stopNumber: string): string => (stopNumber ? `${text.trimEnd()} STOP au ${stopNumber}` : text)

/** A price in tenths of a cent for each message, as the cents it comes to. */
export const centsFor = (segments: number, unitPrice: number): number => Math.ceil((segments * unitPrice) / 10)
