import { plainTextOf, type RichText } from '../kernel/rich-text.ts'
import { fieldsOf } from '../mailing/merge-fields.ts'
import { leavingLinks } from '../mailing/merging/link-fields.ts'
import { emptyDocument, unfilledField as unfilled } from '../mailing/templates/written-text.ts'
import type { CampaignKind } from './exclusion.ts'

/** What a message to many people may call of the event it is about; each person's own fields come of themselves. */
const eventFields = { title: 'event.name', dates: 'event.dates_text', place: 'event.location.name' }

/** Fields of a message to many people, in the form a moment gives its own. */
export const mergeOf = (hasEvent: boolean): { merge: Readonly<Record<string, string>> } => ({ merge: hasEvent ? eventFields : {} })

/** Fields the body of a message may call: only what its readers may leave has a way out, and is read online (PRV-10). */
export const bodyFieldsOf = (kind: CampaignKind, hasEvent: boolean): string[] => [
  ...fieldsOf(mergeOf(hasEvent)),
  ...(kind === 'prospection' ? leavingLinks : []),
]

/** The first field a message calls that nothing fills, as it is written: unknown, or cut in two by its formatting. */
export const unfilledField = (
  { kind, subject, body }: { kind: CampaignKind; subject: string; body: RichText },
  hasEvent: boolean,
  concepts: readonly string[],
): string | undefined =>
  unfilled([subject], emptyDocument, fieldsOf(mergeOf(hasEvent)), concepts) ?? unfilled([], body, bodyFieldsOf(kind, hasEvent), concepts)

export { unfitFormat } from '../mailing/templates/written-text.ts'

/** Fields of a person that may be empty. */
export const personFields = ['contact.first_name', 'contact.last_name', 'contact.full_name'] as const
export type PersonField = (typeof personFields)[number]

/** Fields of a person that a message calls without a text in their place. */
export const calledBare = ({ subject, subject_b, preview_text, body }: Called): PersonField[] => {
  const text = [subject, subject_b, preview_text, plainTextOf(body)].join(' ')
  return personFields.filter((key) => new RegExp(`\\{\\{\\s*${key.replace('.', '\\.')}(:[a-z_]+)?\\s*\\|?\\s*\\}\\}`).test(text))
}
type Called = { subject: string; subject_b: string; preview_text: string; body: RichText | null }
