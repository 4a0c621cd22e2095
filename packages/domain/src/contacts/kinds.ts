import type { Sentence } from '../kernel/sentence.ts'
import { contactWords as w } from './words.ts'

/** What a list of people is narrowed to. */
export const contactKinds = ['members', 'prospects', 'to_validate', 'partners', 'admins'] as const
export type ContactKind = (typeof contactKinds)[number]

export const contactKindLabels = {
  members: w.tabMembers,
  prospects: w.tabProspects,
  to_validate: w.tabToValidate,
  partners: w.tabPartners,
  admins: w.tabAdmins,
} satisfies Record<ContactKind, Sentence>
