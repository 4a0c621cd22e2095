import * as z from 'zod/mini'
import type { Actor } from '../../kernel/actor.ts'
import { isAdministrator } from '../../kernel/permissions.ts'
import type { Locale } from '../../kernel/sentence.ts'
import { Morph } from '../morph.ts'

/** Who is asked a field the records have from the start. */
export const visibilities = ['everyone', 'administrators', 'nobody'] as const
export type Visibility = (typeof visibilities)[number]

const written = (max: number) => z._default(z.string().check(z.trim(), z.maxLength(max, 'tooLong')), '')
const draft = {
  /** Blank: as the product calls it. */
  label: written(120),
  label_en: written(120),
  help: written(300),
  help_en: written(300),
  is_required: z._default(z.boolean(), false),
  visibility: z._default(z.enum(visibilities), 'everyone'),
}
export const NativeWordingDraft = z.object(draft)
export type NativeWordingDraft = z.output<typeof NativeWordingDraft>

/** What a tenant says otherwise of a field its records have from the start; version 0 when it says nothing. */
export const NativeWording = z.object({ morph: Morph, name: z.string(), version: z.int(), ...draft })
export type NativeWording = z.output<typeof NativeWording>

const words = ['label', 'help'] as const
const all = [...words, 'is_required', 'visibility'] as const
/** `words`: the product relies on it, only its words change. */
export type Adjusting = 'words' | 'all'
const onlyWords = <const N extends string>(...names: readonly N[]): Record<N, 'words'> =>
  Object.fromEntries(names.map((name) => [name, 'words'])) as Record<N, 'words'> // the names are those given
const postal = { address: 'all', address_complement: 'all', code_postal: 'all', town: 'all', country: 'words' } as const

const adjustable: Readonly<Partial<Record<Morph, Readonly<Record<string, Adjusting>>>>> = {
  User: {
    ...onlyWords('first_name', 'last_name', 'mail', 'language'),
    civility: 'all',
    job: 'all',
    birth_date: 'all',
    phone: 'all',
    ...postal,
    code: 'all',
    accounting_code: 'all',
    employees_number: 'all',
    independents_number: 'all',
  },
  Company: {
    name: 'words',
    siret: 'all',
    vat_number: 'all',
    phone: 'all',
    mail: 'all',
    departments: 'all',
    ...postal,
    accounting_code: 'all',
    employees_number: 'all',
    independents_number: 'all',
  },
  Location: { name: 'words', comment: 'all', ...postal },
  Event: onlyWords(
    ...(['title', 'url', 'code', 'description', 'start_date', 'end_date', 'limit_date'] as const),
    ...(['min_participants', 'max_participants', 'responsible', 'company'] as const),
  ),
  Guest: onlyWords('manual_status'),
  Partner: onlyWords('kind', 'status'),
  Client: onlyWords('name', 'siret', 'vat_number', 'address', 'code_postal', 'town', 'country'),
}

/** What of a native field its forms obey; undefined where the product alone decides. */
export const adjustingOf = (morph: Morph, name: string): Adjusting | undefined =>
  Object.hasOwn(adjustable[morph] ?? {}, name) ? adjustable[morph]?.[name] : undefined

/** The parts of a wording that may be written. */
export const writableParts = (adjusting: Adjusting): readonly (typeof all)[number][] => (adjusting === 'all' ? all : words)

type Written = Pick<NativeWording, 'label' | 'label_en' | 'help' | 'help_en'>
/** What a tenant says of a field in a language; blank where the product's own words stand. */
export const wordsIn = (locale: Locale, one: Written): Record<(typeof words)[number], string> => ({
  label: (locale === 'en' && one.label_en) || one.label,
  help: (locale === 'en' && one.help_en) || one.help,
})

/** The names a field is shown under: one that points to another record is `x_id` where it is chosen, `x_name` where it is read. */
export const shownUnder = (name: string): readonly string[] => [name, `${name}_id`, `${name}_name`]

/** Whether someone is asked the field. */
export const isVisibleTo = ({ visibility }: Pick<NativeWording, 'visibility'>, actor: Actor): boolean =>
  visibility === 'everyone' || (visibility === 'administrators' && isAdministrator(actor))

const isBlank = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** Names of the fields given blank although their tenant wants them, and of those their giver is not asked. */
export function unobeyed(
  wordings: readonly Pick<NativeWording, 'name' | 'is_required' | 'visibility'>[],
  actor: Actor,
  values: Readonly<Record<string, unknown>>,
): { missing: string[]; unasked: string[] } {
  const named = wordings.filter(({ name }) => name in values && values[name] !== undefined)
  return {
    missing: named.filter((one) => one.is_required && isVisibleTo(one, actor) && isBlank(values[one.name])).map(({ name }) => name),
    unasked: named.filter((one) => !isVisibleTo(one, actor)).map(({ name }) => name),
  }
}
