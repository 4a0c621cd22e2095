import { formatMoney } from '../../kernel/money.ts'
import type { Sentence } from '../../kernel/sentence.ts'
import { dayValue, type FieldKind, type FieldValue, instantValue, type RawValue, textOf } from './field-formats.ts'

/** A field of the menu: what it is called, what it looks like, what kind of value it is (a text unless said), and what its example is written from. */
export type Field = { label: Sentence; example: Sentence; kind?: FieldKind; raw?: RawValue }
type Shape = Pick<Field, 'example' | 'kind' | 'raw'>

export const same = (text: string): Sentence => ({ fr: text, en: text })

function dated(kind: FieldKind, value: (locale: 'fr' | 'en') => FieldValue): Shape {
  const [fr, en] = [value('fr'), value('en')]
  return { example: { fr: textOf(fr), en: textOf(en) }, kind, ...(typeof fr === 'object' && fr.raw && { raw: fr.raw }) }
}
/** What an address that opens looks like. */
export const anAddress: Shape = { example: same('https://…'), kind: 'link' }
/** What a picture is said by, where it is not seen. */
export const anImage = (text: Sentence): Shape => ({ example: text, kind: 'image' })
/** What a calendar day, an instant of Paris and an amount look like. */
export const aDay = (day: string): Shape => dated('day', (locale) => dayValue(day, locale))
export const anInstant = (at: string): Shape => dated('instant', (locale) => instantValue(new Date(at), 'Europe/Paris', locale))
export const anAmount = (cents: number): Shape => ({
  example: { fr: formatMoney(cents, 'fr'), en: formatMoney(cents, 'en') },
  kind: 'amount',
})
