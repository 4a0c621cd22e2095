import type { Condition } from '../forms/answers/condition.ts'
import { joinValues } from '../forms/answers/multi-values.ts'
import { type InputType } from '../forms/inputs/input-type.ts'
import { documentOf, plainTextOf, type RichText } from '../kernel/rich-text.ts'
import type { Morph } from './morph.ts'
import { type NativeField, nativeFields } from './native/native-fields.ts'

/** The field every record of this kind has from the start under that name. */
export const nativeNamed = (morph: Morph, name: string): NativeField | undefined => nativeFields[morph].find((field) => field.name === name)

/** Whether another version of a field asks something else: what answers must be read with. */
const wordingKeys = ['label', 'label_en', 'help', 'input_type', 'options', 'terms', 'minimum', 'maximum', 'is_required', 'purpose'] as const
type Wording = Readonly<Partial<Record<(typeof wordingKeys)[number], unknown>>>
export const asksOtherwise = (before: Wording, after: Wording): boolean =>
  wordingKeys.some((key) => JSON.stringify(before[key] ?? null) !== JSON.stringify(after[key] ?? null))

const conversions: Partial<Record<InputType, Partial<Record<InputType, (value: string) => string>>>> = {
  text: { richText: (value) => JSON.stringify(documentOf(value)) },
  richText: { text: (value) => plainTextOf(JSON.parse(value) as RichText) },
  select: { multiSelect: (value) => joinValues([value]) },
  number: { text: (value) => value },
}

/** Types the answers of a type may be carried to without losing anything. */
export const convertibleTo = (type: InputType): readonly InputType[] => Object.keys(conversions[type] ?? {}) as InputType[]

/** How an answer of one type becomes an answer of another; undefined when something would be lost. */
export const conversion = (from: InputType, to: InputType): ((value: string) => string) | undefined => conversions[from]?.[to]

/** Records that hang on those of a kind: what an aggregate may count or add up. */
export const aggregable: Readonly<Partial<Record<Morph, readonly Morph[]>>> = {
  User: ['Guest', 'Bill'],
  Company: ['User', 'Bill'],
  Event: ['Guest'],
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** Health, origin, opinions, beliefs, sexual life, offences, national number: what may not be asked without a reason (FOR-15, RGPD art. 9). */
const sensitive = [
  'sante|medica|maladie|handicap|allerg|invalidite|grossesse|enceinte|vaccin|groupe sanguin|health|disease|disab|pregnan|blood type',
  'origine? (?:ethnique|raciale)|ethnie|race|couleur de peau|ethnic|racial',
  'religi|croyance|confession|culte|belief|faith',
  'politique|syndic|opinion|parti politique|political|trade union',
  'sexuel|orientation sex|sexual',
  'casier|condamnation|criminal|conviction',
  'numero de securite sociale|nir|social security',
].map((list) => new RegExp(`\\b(?:${list})`))

/** Whether the wording asks something the law protects (FOR-15). */
export const isSensitive = (wording: string): boolean => sensitive.some((list) => list.test(plain(wording)))

const small = new Set([
  'de',
  'du',
  'des',
  'la',
  'le',
  'les',
  'd',
  'l',
  'un',
  'une',
  'et',
  'ou',
  'a',
  'au',
  'of',
  'the',
  'n',
  'no',
  'numero',
])
const tokens = (text: string): string[] =>
  plain(text)
    .split(' ')
    .filter((token) => token.length > 1 && !small.has(token))
const stem = (token: string): string => token.replace(/(?:es|s|e)$/, '')

/** Fields whose words are close to those of a label being typed: better than adding the same twice. */
export function closeFields<F extends { name: string; label: string }>(typed: string, fields: readonly F[]): F[] {
  const typedStems = tokens(typed).map(stem)
  if (typedStems.length === 0) return []
  return fields.filter((field) => {
    const stems = [...tokens(field.label), ...tokens(field.name.replaceAll('_', ' '))].map(stem)
    const shared = new Set(
      typedStems.filter((token) => stems.some((other) => other === token || (token.length > 4 && other.startsWith(token)))),
    )
    return shared.size * 2 >= typedStems.length && shared.size > 0
  })
}

type NeededField = { name: string; is_required: boolean; is_locked: boolean; shown_when: Condition | null }
/** Fields a record may not be added without, and those that decide whether they are asked. */
export function neededFields<F extends NeededField>(fields: readonly F[]): F[] {
  const byName = new Map(fields.map((field) => [field.name, field]))
  const needed = new Set<F>()
  const need = (field: F | undefined): void => {
    if (!field || needed.has(field)) return
    needed.add(field)
    if (field.shown_when) need(byName.get(field.shown_when.field))
  }
  for (const field of fields) if (field.is_required && !field.is_locked) need(field)
  return fields.filter((field) => needed.has(field))
}

type Merged = { value: string }
/** An answer once one option is merged into another; undefined when it does not hold it. */
export function mergedAnswer({ value }: Merged, chosen: readonly string[], from: string, into: string): string | undefined {
  if (chosen.length === 0) return value === from ? into : undefined
  if (!chosen.includes(from)) return undefined
  return joinValues([...new Set(chosen.map((one) => (one === from ? into : one)))])
}
