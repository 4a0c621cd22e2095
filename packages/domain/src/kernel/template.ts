import type { DateStyle } from './dates.ts'
import { IcuMessage } from './icu.ts'
import type { Locale } from './sentence.ts'

/** What the code must fill before ICU speaks: a noun form, the capital of a value, or a date. */
export type Slot =
  | { kind: 'noun'; name: string; form: string; cap: boolean }
  | { kind: 'plain'; name: string; cap: boolean }
  | { kind: 'date'; name: string; style: DateStyle | undefined }
  | { kind: 'time'; name: string; style: DateStyle | undefined }

export type Template = {
  /** By placeholder. */
  slots: ReadonlyMap<string, Slot>
  /** Arguments named `x_gender`: the x. */
  genders: readonly string[]
  format: (values: Record<string, string | number>) => string
}

const noun = /\{([a-z]\w*)\.([a-z]+)(:cap)?\}/g
const plain = /\{([a-z]\w*):cap\}/g
const dated = /\{\s*([a-z]\w*)\s*,\s*(date|time)\s*(?:,\s*(short|long|full)\s*)?\}/g
const bare = /\{([a-z]\w*)\}/g
const placeholder = /\{(\w+)\}/g
const gender = /\{\s*([a-z]\w*)_gender\s*,/g
const tags: Record<Locale, string> = { fr: 'fr-FR', en: 'en-GB' }

function compile(text: string, locale: Locale): Template {
  const slots = new Map<string, Slot>()
  const hold = (slot: Slot) => {
    const placeholder = `_${slots.size}`
    slots.set(placeholder, slot)
    return `{${placeholder}}`
  }
  const icu = text
    .replace(noun, (_, name: string, form: string, cap?: string) => hold({ kind: 'noun', name, form, cap: cap !== undefined }))
    .replace(plain, (_, name: string) => hold({ kind: 'plain', name, cap: true }))
    .replace(dated, (_, name: string, kind: 'date' | 'time', style?: DateStyle) => hold({ kind, name, style }))
  // A bare {event} keeps its name: inside a plural branch the same text may be a literal, which only ICU can tell.
  for (const [, name = ''] of icu.matchAll(bare)) slots.set(name, { kind: 'plain', name, cap: false })
  const genders = [...icu.matchAll(gender)].map(([, name = '']) => name)
  // Plurals, choices and quotes need ICU, and a malformed text is for it to refuse; placeholders alone do not.
  if (!/[{}']/.test(icu.replace(placeholder, '')))
    return { slots, genders, format: (values) => icu.replace(placeholder, (_, name: string) => filledIn(name, values)) }
  const message = new IcuMessage(icu, tags[locale], undefined, { ignoreTag: true })
  return { slots, genders, format: (values) => String(message.format(values)) }
}

function filledIn(name: string, values: Record<string, string | number>): string {
  const value = values[name]
  if (value === undefined) throw new ReferenceError(`no value for ${name}`)
  return String(value)
}

const compiled: Record<Locale, Map<string, Template>> = { fr: new Map(), en: new Map() }
const cacheSize = 5000

/** The compiled template, kept per language. @throws SyntaxError of ICU when the text is malformed. */
export function templateOf(text: string, locale: Locale): Template {
  const known = compiled[locale].get(text)
  if (known) return known
  const template = compile(text, locale)
  if (compiled[locale].size >= cacheSize) compiled[locale].clear()
  compiled[locale].set(text, template)
  return template
}
