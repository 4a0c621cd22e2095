import { formatDate, formatTime } from './dates.ts'
import { type EnglishNoun, englishForms, englishNameForms } from './english.ts'
import { type FrenchNoun, frenchForms, frenchNameForms } from './french.ts'
import { type Labels, rewordingOf } from './rewording.ts'
import type { Locale, Sentence } from './sentence.ts'
import { type Slot, templateOf } from './template.ts'
import { defaultZone } from './zones.ts'

export type { EnglishNoun } from './english.ts'
export { type FrenchNoun, proposeElision } from './french.ts'

/** A concept's words in each language (TYP-10); without English the French words are used (TYP-13). */
export type GlossaryEntry = { fr: FrenchNoun; en?: EnglishNoun | undefined }
/** The words of a tenant, complete: see `glossaryOf` of the tenants module. */
export type Glossary = Readonly<Record<string, GlossaryEntry>>

/** A value merged into a sentence; `this` may name a concept. Numbers are written as they are: `{n, number}` groups them. */
export type MergeValue = string | number | Date | Sentence
export type MergeValues = Readonly<Record<string, MergeValue>>

export type Language = {
  locale: Locale
  zone: string
  /**
   * The sentence in this language. `{event.le:cap}` and the other forms of TYP-10 come from the glossary, `{event}` is the bare noun unless a value
   * bears its name, `{name.de}` and `{name.que}` elide before a value (“d’Alice”, “qu’Alice”), `{event_gender, select, f {complète} other {complet}}` agrees freely, `{day, date, long}` and `{at, time}` follow TYP-05
   * (`short`, `long`, `full`; a time is prose unless `short`). The rest is ICU.
   * @throws when a value is missing or the text is malformed.
   */
  say: (sentence: Sentence, values?: MergeValues) => string
  /** The label of a catalogue's key. */
  label: <K extends string>(list: { labelOf: (key: K) => Sentence }, key: K, values?: MergeValues) => string
  /** A concept in one of its forms, for building by hand what no sentence says. @throws RangeError on an unknown concept or form. */
  noun: (concept: string, form: string) => string
}

const isSentence = (value: MergeValue): value is Sentence => typeof value === 'object' && !(value instanceof Date)
/** A text that begins with a capital. */
export const capital = (text: string, locale: Locale): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

/** How a tenant speaks: sentences with its words, in one language and one zone (Paris unless told). */
export function makeLanguage({
  locale,
  glossary,
  labels = {},
  timeZone = defaultZone,
}: {
  locale: Locale
  glossary: Glossary
  labels?: Labels
  timeZone?: string
}): Language {
  const holds = (concept: unknown): concept is string => typeof concept === 'string' && Object.hasOwn(glossary, concept)

  function noun(concept: string, form: string): string {
    const words = holds(concept) ? glossary[concept] : undefined
    const inflect = locale === 'fr' ? frenchForms[form] : englishForms[form]
    if (!words || !inflect) throw new RangeError(`no form ${form} of ${concept}`)
    return locale === 'fr' ? frenchForms[form]!(words.fr) : englishForms[form]!(words.en?.singular ? words.en : words.fr)
  }

  function inflect(slot: Extract<Slot, { kind: 'noun' }>, values: MergeValues): string {
    const subject = slot.name === 'this' ? values['this'] : slot.name
    if (holds(subject)) return noun(subject, slot.form)
    const name = plain(slot.name, values)
    const inflectName = (locale === 'fr' ? frenchNameForms : englishNameForms)[slot.form]
    if (name !== undefined && inflectName) return inflectName(name)
    if (slot.name !== 'this') throw new RangeError(`no form ${slot.form} of ${slot.name}`)
    // What is named by its own name has no article and agrees in the masculine.
    if (slot.form === 'e' || slot.form === 'es') return slot.form === 'es' && locale === 'fr' ? 's' : ''
    return name ?? ''
  }

  function plain(name: string, values: MergeValues): string | undefined {
    const value = values[name]
    if (value === undefined) return holds(name) ? noun(name, 'sg') : undefined
    if (name === 'this' && holds(value)) return noun(value, 'sg')
    if (value instanceof Date) return formatDate(value, locale, { zone: timeZone, style: 'long' })
    return isSentence(value) ? say(value, values) : String(value)
  }

  function dated(slot: Extract<Slot, { kind: 'date' | 'time' }>, values: MergeValues): string {
    const value = values[slot.name]
    if (slot.kind === 'date' && (typeof value === 'string' || value instanceof Date))
      return formatDate(value, locale, { zone: timeZone, style: slot.style })
    if (value instanceof Date) return formatTime(value, locale, { zone: timeZone, style: slot.style === 'short' ? 'table' : 'prose' })
    throw new RangeError(`${slot.name} is not a ${slot.kind}`)
  }

  function fill(slot: Slot, values: MergeValues): string | undefined {
    if (slot.kind === 'date' || slot.kind === 'time') return dated(slot, values)
    const text = slot.kind === 'noun' ? inflect(slot, values) : plain(slot.name, values)
    return text !== undefined && slot.cap ? capital(text, locale) : text
  }

  function say(sentence: Sentence, values: MergeValues = {}): string {
    const own = rewordingOf(sentence, labels, locale)
    if (own !== undefined) return own
    const text = sentence[locale]
    if (!/[{']/.test(text)) return text
    const template = templateOf(text, locale)
    const filled: Record<string, string | number> = {}
    for (const [name, value] of Object.entries(values)) if (typeof value === 'string' || typeof value === 'number') filled[name] = value
    for (const concept of template.genders) {
      const subject = concept === 'this' ? values['this'] : concept
      filled[`${concept}_gender`] = holds(subject) ? glossary[subject]!.fr.gender : 'm'
    }
    for (const [placeholder, slot] of template.slots) {
      const value = fill(slot, values)
      if (value !== undefined) filled[placeholder] = value
    }
    return template.format(filled)
  }

  return { locale, zone: timeZone, say, label: (list, key, values) => say(list.labelOf(key), values), noun }
}
