import { plainTextOf, type RichNode, type RichText } from '../kernel/rich-text.ts'
import { unknownFields } from '../mailing/merge-fields.ts'

/** What a message to many people may call of the event it is about; each person's own fields come of themselves. */
const eventFields = { title: 'event.name', dates: 'event.dates_text', place: 'event.location.name' }

/** Fields of a message to many people, in the form a moment gives its own. */
export const mergeOf = (hasEvent: boolean): { merge: Readonly<Record<string, string>> } => ({ merge: hasEvent ? eventFields : {} })

const textsIn = (node: RichNode): string[] =>
  node.type === 'text' ? [node.text] : 'content' in node ? (node.content ?? []).flatMap(textsIn) : []

/** The first field a message calls that nothing fills, as it is written: unknown, or cut in two by its formatting. */
export function unfilledField(
  { subject, body }: { subject: string; body: RichText },
  hasEvent: boolean,
  concepts: readonly string[],
): string | undefined {
  const moment = mergeOf(hasEvent)
  const [unknown] = unknownFields(`${subject}\n${plainTextOf(body)}`, moment, concepts)
  if (unknown) return unknown
  const cut = [subject, ...body.content.flatMap(textsIn)].find((text) => /\{\{|\}\}/.test(text.replace(/\{\{[^{}]*\}\}/g, '')))
  return cut && (/\{\{[^{}]*|[^{}]*\}\}/.exec(cut)?.[0] ?? cut)
}
