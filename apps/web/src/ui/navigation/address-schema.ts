import * as z from 'zod/mini'

/** What the query of an address may hold: each field is what it names, or nothing when it is unfit. */
export type AddressSchema = z.core.$ZodType<Readonly<Record<string, string | undefined>>>

const read = <T extends string>(fit: (text: unknown) => T | undefined) => z.pipe(z.optional(z.unknown()), z.transform(fit))

/** One of some keys: `address: z.object({ tab: oneOf(tabs) })`. */
export const oneOf = <const K extends string>(keys: readonly K[]) => read((text) => keys.find((key) => key === text))

/** A text that may be what it should. */
export const textThat = (isFit: (text: string) => boolean) => read((text) => (typeof text === 'string' && isFit(text) ? text : undefined))

/** An address whose unfit fields are taken out; the others stay. */
export function fitSearch<S extends Readonly<Record<string, unknown>>>(schema: AddressSchema | undefined, search: S): S {
  return schema ? { ...search, ...z.parse(schema, search) } : search
}
