import * as z from 'zod/mini'
import { type Sentence, words } from '../kernel/sentence.ts'

/** Kinds of records a tenant adds fields to; the wire word is the key. */
export const morphs = ['User', 'Company', 'Event', 'Guest', 'Partner', 'Location', 'Bill', 'Client'] as const
export type Morph = (typeof morphs)[number]
export const Morph = z.enum(morphs)
/** What a trace calls such a record. */
export const traceSubjectOf = (morph: Morph) => morph.toLowerCase() as Lowercase<Morph>
export const isMorph = (text: string | undefined): text is Morph => (morphs as readonly string[]).includes(text ?? '')

export const morphLabels: Readonly<Record<Morph, Sentence>> = words({
  User: { fr: '{contact:cap}', en: '{contact:cap}' },
  Company: { fr: '{company:cap}', en: '{company:cap}' },
  Event: { fr: '{event:cap}', en: '{event:cap}' },
  Guest: { fr: '{registration:cap}', en: '{registration:cap}' },
  Partner: { fr: '{partner:cap}', en: '{partner:cap}' },
  Location: { fr: '{location:cap}', en: '{location:cap}' },
  Bill: { fr: '{bill:cap}', en: '{bill:cap}' },
  Client: { fr: 'Organisme', en: 'Organisation' },
})

/** Records that take tabs of the tenant. */
export const tabbedMorphs = ['User', 'Company', 'Event', 'Guest', 'Partner'] as const satisfies readonly Morph[]

/** Records whose list shows the tenant's fields as columns. */
export const listedMorphs = ['User', 'Company', 'Guest'] as const satisfies readonly Morph[]

/** Records about a person: what is asked of them says why (FOR-15). */
export const isAboutPerson = (morph: Morph): boolean => morph === 'User' || morph === 'Guest' || morph === 'Partner'

/** Records that are closed one day, and whose tabs may have to be filled in first. */
export const closedMorphs = ['Event'] as const satisfies readonly Morph[]
