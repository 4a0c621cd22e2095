import { labels } from '../kernel/labels.ts'
import { type Sentence, words } from '../kernel/sentence.ts'

/** What a person may let the directory show, beside their name. */
export const directoryFields = [
  'photo',
  'job',
  'company',
  'town',
  'region',
  'specialities',
  'presentation',
  'phone',
  'mail',
  'partner',
] as const
export type DirectoryField = (typeof directoryFields)[number]
/** Never shown in clear to a visitor: they write through the product instead. */
export const networkOnly: readonly DirectoryField[] = ['phone', 'mail']

export const directoryFieldLabels: Readonly<Record<DirectoryField, Sentence>> = words({
  photo: { fr: 'Photo', en: 'Picture' },
  job: { fr: 'Fonction', en: 'Job title' },
  company: { fr: '{company:cap}', en: '{company:cap}' },
  town: labels.town,
  region: { fr: '{region:cap}', en: '{region:cap}' },
  specialities: { fr: 'Spécialités', en: 'Specialities' },
  presentation: { fr: 'Présentation', en: 'About' },
  phone: labels.phone,
  mail: labels.emailAddress,
  partner: { fr: '{partner:cap}', en: '{partner:cap}' },
})
