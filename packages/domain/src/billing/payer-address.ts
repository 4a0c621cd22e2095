import * as z from 'zod/mini'
import { optionally, optionalText, postalCode, requiredText } from '../kernel/fields.ts'
import type { Sentence } from '../kernel/sentence.ts'
import { isEuropean } from './zero-rate-rules.ts'

const required = ['address', 'code_postal', 'town'] as const
type Field = (typeof required)[number]
type Written = { [F in Field | 'country']?: string | null | undefined }

/** What an address lacks to be printed on an invoice (INV-20); some countries outside Europe have no postal codes. */
export const missingOfAddress = (address: Written): Field[] =>
  required.filter((field) => !address[field]?.trim() && (field !== 'code_postal' || isEuropean(address.country ?? 'FR')))

const country = z.string().check(z.regex(/^[A-Z]{2}$/, 'wrongFormat'))
const beside = { address_complement: optionalText(200), code_postal: optionally(postalCode) }
/** Where who pays is invoiced: the fields of a request, with `hasPostalCode`. */
export const payerAddressShape = { address: requiredText(200), ...beside, town: requiredText(120), country }
export const hasPostalCode = z.refine<Written>((address) => !missingOfAddress(address).includes('code_postal'), {
  error: 'required',
  path: ['code_postal'],
})
export const PayerAddress = z.object(payerAddressShape).check(hasPostalCode)
export type PayerAddress = z.output<typeof PayerAddress>

const isTyped = (values: Written): boolean => required.some((field) => Boolean(values[field]?.trim()))

/** The same where it may be left for later, but not half written: the fields of a form, with `isWholeOrLeft`. */
export const draftAddressShape = { address: optionalText(200), ...beside, town: optionalText(120), country: z.optional(country) }
export const isWholeOrLeft = required.map((field) =>
  z.refine<Written>((values) => !isTyped(values) || !missingOfAddress(values).includes(field), { error: 'required', path: [field] }),
)

/** What was typed, once it is whole; undefined when it was left. */
export const typedAddress = (values: Written & { address_complement?: string | null | undefined }): PayerAddress | undefined =>
  isTyped(values)
    ? {
        address: values.address ?? '',
        address_complement: values.address_complement ?? null,
        code_postal: values.code_postal ?? null,
        town: values.town ?? '',
        country: values.country ?? 'FR',
      }
    : undefined

const named: Record<Field, Sentence> = {
  address: { fr: 'la rue', en: 'the street' },
  code_postal: { fr: 'le code postal', en: 'the postal code' },
  town: { fr: 'la ville', en: 'the town' },
}

/** What an address lacks, as a sentence names it. */
export const missingInWords = (address: Written): Sentence => {
  const missing = missingOfAddress(address).map((field) => named[field])
  return { fr: missing.map(({ fr }) => fr).join(', '), en: missing.map(({ en }) => en).join(', ') }
}
