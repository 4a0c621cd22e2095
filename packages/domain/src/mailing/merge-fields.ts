import { frenchForms } from '../kernel/french.ts'
import type { Language } from '../kernel/language.ts'
import type { Field } from './merging/field.ts'
import { type FieldFormat, type FieldKind, type FieldValue, type FieldValues, formatsOf, formatted } from './merging/field-formats.ts'
import { leavingLinks } from './merging/link-fields.ts'
import { momentFields } from './merging/moment-fields.ts'
import { recordFieldNames, recordFields } from './merging/record-fields.ts'
import type { Moment, MomentRecord } from './moments/moment.ts'
import { rowFields, rowFieldsFor } from './templates/repeated-rows.ts'

/** What a template may merge, by key: how the menu calls it and what it looks like. */
export const mergeFields: Readonly<Record<string, Field>> = { ...momentFields, ...recordFields, ...rowFields }

/** What every template may merge besides its moment's own fields. */
const common = ['contact.first_name', 'contact.last_name', 'contact.full_name', 'org.name', 'sender.full_name', 'sender.signature'] as const
type WithRecords = Pick<Moment, 'merge' | 'about'>
const speaksOf = ({ merge = {} }: WithRecords, prefixes: RegExp): boolean => Object.values(merge).some((key) => prefixes.test(key))

/** Whether a moment speaks of an event: its records may be merged too. */
export const isAboutEvent = (moment: WithRecords): boolean => moment.about?.includes('event') || speaksOf(moment, /^(event|registration)\./)
/** Whether a moment speaks of a bill, or of what is paid of one. */
export const isAboutBill = (moment: WithRecords): boolean => moment.about?.includes('bill') || speaksOf(moment, /^(bill|payment)\./)
/** Whether a moment speaks of a part in an event. */
const isAboutPart = (moment: WithRecords): boolean => moment.about?.includes('part') || speaksOf(moment, /^(partner|assignment)\./)

/** Which records must be spoken of for a field to be offered; the others always are. */
const recordsBehind: readonly (readonly [RegExp, readonly MomentRecord[]])[] = [
  [/^(event|registration)\.|^company\.order_number$|^link\.(sign_in|cancel|attendance|meeting|ticket|ticket_qr|calendar)$/, ['event']],
  [/^link\.pay$/, ['event', 'bill']],
  [/^(bill|payment)\./, ['bill']],
  [/^(partner|assignment)\./, ['part']],
]

export const fieldsOf = ({ merge = {} }: Pick<Moment, 'merge'>): string[] => [...new Set([...Object.values(merge), ...common])]
/** What a template of a moment may merge: its own fields, where its button leads, then what the records it is about say of themselves. */
export const templateFieldsOf = (moment: Pick<Moment, 'merge' | 'about' | 'leads' | 'isMarketing'>): string[] => {
  const spokenOf: Record<MomentRecord, boolean> = { event: isAboutEvent(moment), bill: isAboutBill(moment), part: isAboutPart(moment) }
  const records = recordFieldNames.filter((key) => {
    const behind = recordsBehind.find(([keys]) => keys.test(key))
    return !behind || behind[1].some((record) => spokenOf[record])
  })
  const ways = [...(moment.leads ? [moment.leads] : []), ...(moment.isMarketing ? leavingLinks : [])]
  return [...new Set([...fieldsOf(moment), ...ways, ...records])]
}

/** What its body may merge besides: the fields of the rows it is about. */
export const bodyFieldsOf = (moment: Parameters<typeof templateFieldsOf>[0]): string[] => [
  ...templateFieldsOf(moment),
  ...rowFieldsFor(fieldsOf(moment)),
]

const merged = /\{\{\s*([a-z][a-z0-9_.]*)(?::([a-z_]+))?\s*(?:\|([^{}]*))?\}\}/g
const noun = /^words\.([a-z]+(?:\.[a-z]+)?)$/

/** A default text as a template: `{title}` becomes the field it merges, `{event.le:cap}` the word it is. */
export const templateTextOf = (text: string, merge: Readonly<Record<string, string>> = {}): string =>
  text.replace(/\{([a-z]\w*)((?:\.[a-z]+)?(?::cap)?)\}/g, (_, name: string, form: string) =>
    form === '' && merge[name] ? `{{${merge[name]}}}` : `{{words.${name}${form}}}`,
  )

const isWord = (key: string, concepts: readonly string[]): boolean => {
  const [concept = '', form] = noun.exec(key)?.[1]?.split('.') ?? []
  return concepts.includes(concept) && (form === undefined || Object.hasOwn(frenchForms, form))
}

export type Kinds = Readonly<Record<string, FieldKind | undefined>>
/** What kind of value a field is; the tenant’s own are what `own` says. */
export const kindOfField = (key: string, own: Kinds = {}): FieldKind => own[key] ?? mergeFields[key]?.kind ?? 'text'

/** Fields a text calls that are not among these, as they are written. */
export function unknownFields(text: string, known: readonly string[], concepts: readonly string[]): string[] {
  const called = [...text.matchAll(/\{\{([^{}]*)\}\}/g)].map(([whole]) => whole)
  return called.filter((whole) => {
    const key = [...whole.matchAll(merged)][0]?.[1]
    return key === undefined || !(known.includes(key) || isWord(key, concepts))
  })
}

export type WrongFormat = { key: string; format: string; offered: readonly FieldFormat[] }
/** The first format a text asks of a field that cannot take it. */
export function wrongFormat(text: string, own: Kinds = {}): WrongFormat | undefined {
  for (const [, key = '', format] of text.matchAll(merged)) {
    const offered = formatsOf(kindOfField(key, own))
    if (format !== undefined && !offered.some((one) => one === format)) return { key, format, offered }
  }
  return undefined
}
export const callsField = (text: string, key: string): boolean => [...text.matchAll(merged)].some(([, called]) => called === key)

/** A field as a text calls it: in a format, with what is said where it is empty. */
export const calledAs = (key: string, { format, fallback = '' }: { format?: FieldFormat | undefined; fallback?: string } = {}): string =>
  `{{${key}${format ? `:${format}` : ''}${fallback.trim() ? `|${fallback.trim()}` : ''}}}`

/** What a field looks like, in the words of a tenant; blank for one that does not exist. */
export const exampleOf = (key: string, { say }: Pick<Language, 'say'>): string => {
  const field = mergeFields[key]
  return field ? say(field.example) : ''
}
/** The same, as its formats may write it. */
export const exampleValueOf = (key: string, language: Pick<Language, 'say'>): FieldValue => {
  const [text, raw] = [exampleOf(key, language), mergeFields[key]?.raw]
  return raw ? { text, raw } : text
}

/** A template with its fields filled, each in its format: what is empty takes the fallback set beside it, never a hole. */
export const fillTemplate = (text: string, values: FieldValues, { say, locale }: Pick<Language, 'say' | 'locale'>): string =>
  text.replace(merged, (_, key: string, format: string | undefined, fallback = '') => {
    const [, word] = noun.exec(key) ?? []
    const said = word && format === 'cap' ? `${word}:cap` : word
    const value = said ? say({ fr: `{${said}}`, en: `{${said}}` }) : values[key]
    return formatted(value, format, locale) || fallback.trim()
  })
