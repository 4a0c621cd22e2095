import { formatDate, formatDateTime, formatTime } from '../../kernel/dates.ts'
import { capital } from '../../kernel/language.ts'
import type { Locale, Sentence } from '../../kernel/sentence.ts'

/** What a date is written from: a calendar day, or an instant where it is lived. */
export type RawValue = { day: string } | { at: Date; zone: string }
/** A picture a message shows: the name it calls it by, how wide it is drawn, its bytes, and the file that holds them when one does. */
export type Picture = { cid: string; name: string; content_type: string; width: number; bytes: Uint8Array; file_id?: number }
/** What a field says: as it reads of itself, what its formats write it from, and the picture it is drawn as. */
export type FieldValue = string | { text: string; raw?: RawValue | undefined; picture?: Picture | undefined }
export type FieldValues = Readonly<Record<string, FieldValue>>
export const fieldKinds = ['text', 'day', 'instant', 'amount', 'link', 'image'] as const
export type FieldKind = (typeof fieldKinds)[number]

/** Ways a field may be written, other than its own. */
export const fieldFormats = {
  long: { fr: 'Date longue', en: 'Long date' },
  short: { fr: 'Date courte', en: 'Short date' },
  full: { fr: 'Date avec le jour de la semaine', en: 'Date with the day of the week' },
  long_time: { fr: 'Date longue et heure', en: 'Long date and time' },
  short_time: { fr: 'Date courte et heure', en: 'Short date and time' },
  time: { fr: 'Heure seule', en: 'Time alone' },
  round: { fr: 'Montant sans centimes nuls', en: 'Amount without zero cents' },
  number: { fr: 'Montant sans signe', en: 'Amount without its sign' },
  cap: { fr: 'Première lettre en capitale', en: 'First letter capital' },
  upper: { fr: 'Tout en capitales', en: 'All capitals' },
} satisfies Record<string, Sentence>
export type FieldFormat = keyof typeof fieldFormats

const letters: readonly FieldFormat[] = ['cap', 'upper']
const byKind: Readonly<Record<FieldKind, readonly FieldFormat[]>> = {
  text: letters,
  day: ['long', 'short', 'full', ...letters],
  instant: ['long', 'short', 'full', 'long_time', 'short_time', 'time', ...letters],
  amount: ['round', 'number'],
  link: [],
  image: [],
}
/** Formats a field of a kind may take. */
export const formatsOf = (kind: FieldKind): readonly FieldFormat[] => byKind[kind]

/** A calendar day, by default in long. */
export const dayValue = (day: string, locale: Locale): FieldValue => ({ text: formatDate(day, locale, { style: 'long' }), raw: { day } })
/** An instant where it is lived, by default with its time. */
export const instantValue = (at: Date, zone: string, locale: Locale): FieldValue => ({
  text: formatDateTime(at, locale, { zone, style: 'long' }),
  raw: { at, zone },
})
export const textOf = (value: FieldValue | undefined): string => (typeof value === 'object' ? value.text : (value ?? ''))

function dateIn(format: string, raw: RawValue, locale: Locale): string | undefined {
  const [value, within] = 'day' in raw ? [raw.day, {}] : [raw.at, { zone: raw.zone }]
  if (format === 'long' || format === 'short' || format === 'full') return formatDate(value, locale, { ...within, style: format })
  if (typeof value === 'string') return undefined
  if (format === 'time') return formatTime(value, locale, { ...within, style: 'prose' })
  if (format === 'long_time') return formatDateTime(value, locale, { ...within, style: 'long' })
  return format === 'short_time' ? formatDateTime(value, locale, { ...within, style: 'short' }) : undefined
}

/** What records say under what a message says of itself, whose own dates keep what they are written from. */
export function spokenValues(records: FieldValues, own: FieldValues): Record<string, FieldValue> {
  const values: Record<string, FieldValue> = { ...records }
  for (const [key, value] of Object.entries(own)) {
    const known = records[key]
    if (textOf(value) === '' && known !== undefined) continue
    values[key] = typeof value === 'string' && typeof known === 'object' ? { text: value, raw: known.raw } : value
  }
  return values
}

/** A field written in a format; one it cannot take leaves it as it reads. */
export function formatted(value: FieldValue | undefined, format: string | undefined, locale: Locale): string {
  const text = textOf(value)
  if (format === undefined || text === '') return text
  if (format === 'upper') return text.toLocaleUpperCase(locale)
  if (format === 'cap') return capital(text, locale)
  if (format === 'round') return text.replace(/[.,]00(?!\d)/, '')
  if (format === 'number') return text.replace(/\s*€\s*/, '')
  return (typeof value === 'object' && value.raw && dateIn(format, value.raw, locale)) || text
}
