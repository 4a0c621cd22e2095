import * as z from 'zod/mini'

/** What the query of an address may hold: each field is what it names, or nothing when it is unfit. */
export type AddressSchema = z.core.$ZodType<Readonly<Record<string, string | undefined>>>

const read = <T extends string>(fit: (text: unknown) => T | undefined) => z.pipe(z.optional(z.unknown()), z.transform(fit))

/** One of some keys: `address: z.object({ tab: oneOf(tabs) })`. */
export const oneOf = <const K extends string>(keys: readonly K[]) => read((text) => keys.find((key) => key === text))

/** A text that may be what it should. */
export const textThat = (isFit: (text: string) => boolean) => read((text) => (typeof text === 'string' && isFit(text) ? text : undefined))

/** The number of a record, above 0. */
export const aNumber = textThat((text) => /^[1-9]\d{0,14}$/.test(text))
/** A calendar day: `2027-03-31`. */
export const aDay = textThat((text) => /^\d{4}-\d{2}-\d{2}$/.test(text))
/** A key among those a page shows when it knows its record: a tab of another module, a code. */
export const aKey = textThat((text) => /^[\w-]{1,80}$/.test(text))

/** Words typed by a person. */
export const aText = textThat((text) => text.trim() !== '' && text.length <= 120)

/** An address whose unfit fields are taken out; the others stay. */
export function fitSearch<S extends Readonly<Record<string, unknown>>>(schema: AddressSchema | undefined, search: S): S {
  return schema ? { ...search, ...z.parse(schema, search) } : search
}
