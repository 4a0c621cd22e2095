import { postalCodeFromText } from '@kxo/domain/kernel/geography'

/** A postal code as kept (ID-20): the zero a spreadsheet lost comes back; undefined when none was given. */
export const storedPostalCode = ({
  code_postal,
  country,
}: {
  code_postal?: string | null | undefined
  country?: string | undefined
}): string | null | undefined => (code_postal ? (postalCodeFromText(code_postal, country ?? 'FR') ?? code_postal) : code_postal)
