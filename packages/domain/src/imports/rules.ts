import { type EventNature, eventNature } from '../events/nature.ts'
import type { Language } from '../kernel/language.ts'
import type { Sentence } from '../kernel/sentence.ts'
import type { Field } from './fields/field.ts'
import { fieldsOf, type ImportField } from './kind-fields.ts'
import { type ImportKind } from './kinds.ts'

/** Which column of the file each field is read in. */
export type Mapping = Partial<Record<ImportField, number>>

/** A heading or a word as it is compared: no accent, no case, one space between words. */
export const plainWord = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

type Named = Pick<ReadonlyMap<string, string>, 'get'>
/**
 * Columns proposed for the fields by the names of the headings, first those the tenant itself gives them in each language; what no name explains is
 * left to the person.
 */
export function proposedMapping(
  kind: ImportKind,
  headings: readonly string[],
  language: Pick<Language, 'say'>,
  tenantLabels: readonly Named[] = [],
): Mapping {
  const words = headings.map(plainWord)
  const mapping: Mapping = {}
  const taken = new Set<number>()
  const propose = (namesOf: (field: ImportField, own: Field) => readonly string[]): void => {
    for (const [field, own] of fieldsOf(kind).filter(([key]) => mapping[key] === undefined)) {
      const names = namesOf(field, own)
      const column = words.findIndex((word, index) => word !== '' && !taken.has(index) && names.includes(word))
      if (column < 0) continue
      mapping[field] = column
      taken.add(column)
    }
  }
  propose((field) => tenantLabels.map((labels) => plainWord(labels.get(field) ?? '')))
  propose((field, own) => [plainWord(language.say(own.label)), plainWord(field), ...own.names])
  return mapping
}

/** Required fields no column is chosen for. */
export const unmappedFields = (kind: ImportKind, mapping: Mapping): [ImportField, Field][] =>
  fieldsOf(kind).filter(([key, { isRequired }]) => isRequired && mapping[key] === undefined)

/** French and English words of a nature, beside the tenant's own, the keys and the codes of the catalogue. */
const natureWords: Record<EventNature, readonly string[]> = {
  master: ['master', 'maitre', 'principal', 'evenement', 'formation', 'event', 'evenement maitre', 'evenement principal'],
  activity: ['activity', 'activite', 'module', 'session', 'seance'],
  model: ['model', 'modele', 'template', 'gabarit'],
  registration: ['registration', 'inscription'],
}

/** What a tenant says of a nature; a standing registration is also named by its noun alone. */
const saidOf = (nature: EventNature): Sentence[] => [
  eventNature.labelOf(nature),
  ...(nature === 'registration' ? [{ fr: '{registration}', en: '{registration}' }] : []),
]

/** How a tenant's files name natures. */
export function natureReader(languages: readonly Pick<Language, 'say'>[]): (text: string) => EventNature | undefined {
  const known = new Map<string, EventNature>()
  for (const nature of [...eventNature.keys].reverse()) {
    for (const language of languages) for (const said of saidOf(nature)) known.set(plainWord(language.say(said)), nature)
    for (const word of [...natureWords[nature], nature, String(eventNature.codeOf(nature))]) known.set(word, nature)
  }
  return (text) => known.get(plainWord(text))
}

export const natureNames = eventNature.keys.join(', ')
