/** Numbers that name French companies, accounts and declarations. Readers accept spaces and dots, answers are bare. */

/** Without spaces (no-break ones too), dots and dashes; upper case. */
export const bareIdentifier = (text: string): string => text.replace(/[\s.\-\u00A0\u202F]/g, '').toUpperCase()

/** A SIREN or a SIRET as it is read: 3 3 3 and the last 5 together, by narrow no-break spaces (TYP-04); anything else as it is. */
export const shownSiret = (number: string): string =>
  number.replace(/^(\d{3})(\d{3})(\d{3})(\d{5})?$/, (_, ...groups: (string | undefined)[]) =>
    groups.slice(0, 4).filter(Boolean).join('\u202F'),
  )

/** Luhn's sum counts from the right, so the doubled positions differ between 9 and 14 digits (ID-01). */
function luhn(digits: string): boolean {
  let sum = 0
  for (let fromRight = 0; fromRight < digits.length; fromRight++) {
    const digit = Number(digits[digits.length - 1 - fromRight])
    const weighted = fromRight % 2 === 0 ? digit : digit * 2
    sum += weighted > 9 ? weighted - 9 : weighted
  }
  return sum % 10 === 0
}

/** A SIREN: 9 digits, Luhn, not all zeros (ID-01). */
export function isSiren(text: string): boolean {
  const siren = bareIdentifier(text)
  return /^\d{9}$/.test(siren) && Number(siren) !== 0 && luhn(siren)
}

const laPoste = '356000000'

/** A SIRET: 14 digits of which 9 are a SIREN, Luhn, or digits adding up to a multiple of 5 for La Poste (ID-01). */
export function isSiret(text: string): boolean {
  const siret = bareIdentifier(text)
  if (!/^\d{14}$/.test(siret) || !isSiren(siret.slice(0, 9))) return false
  if (luhn(siret)) return true
  return siret.startsWith(laPoste) && [...siret].reduce((sum, digit) => sum + Number(digit), 0) % 5 === 0
}

/** The VAT number of a SIREN, with its numeric key (ID-02). */
export const vatNumberOf = (siren: string): string => `FR${String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0')}${siren}`

/** A French VAT number: a numeric key is checked, an alphanumeric one by its shape only (ID-02). */
export function isFrenchVatNumber(text: string): boolean {
  const number = bareIdentifier(text)
  if (!/^FR[0-9A-HJ-NP-Z]{2}\d{9}$/.test(number) || !isSiren(number.slice(4))) return false
  return !/^\d{2}$/.test(number.slice(2, 4)) || number === vatNumberOf(number.slice(4))
}

const europeanVat = /^(?:AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK|XI)[0-9A-Z+*]{2,12}$/

/** A VAT number of the European Union: French ones are checked, others by their shape (ID-02). */
export const isVatNumber = (text: string): boolean => isFrenchVatNumber(text) || europeanVat.test(bareIdentifier(text))

/** Remainder by 97 of a long decimal text. */
const modulo97 = (digits: string): number => [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0)

/** Letters of a French account number as digits: A, J = 1 · B, K, S = 2 · … · I, R, Z = 9 (ID-03). */
const ribDigits = (text: string) =>
  text.replace(/[A-Z]/g, (letter) => {
    const rank = letter.charCodeAt(0) - 65
    return String(rank < 18 ? (rank % 9) + 1 : rank - 16)
  })

/** Key of a French bank, branch and account (ID-03), two digits. */
export function ribKey(bank: string, branch: string, account: string): string {
  const weighted = 89n * BigInt(ribDigits(bank)) + 15n * BigInt(ribDigits(branch)) + 3n * BigInt(ribDigits(account))
  return String(97n - (weighted % 97n)).padStart(2, '0')
}

/** An IBAN (ISO 13616): remainder 1, and for France 27 characters with the right account key (ID-03). */
export function isIban(text: string): boolean {
  const iban = bareIdentifier(text)
  if (!/^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/.test(iban)) return false
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  if (modulo97(digits) !== 1) return false
  if (!iban.startsWith('FR')) return true
  return /^FR\d{12}[0-9A-Z]{11}\d{2}$/.test(iban) && ribKey(iban.slice(4, 9), iban.slice(9, 14), iban.slice(14, 25)) === iban.slice(25)
}

/** An IBAN for the screen: "FR14 •••• 2606" (ID-03). */
export function maskIban(text: string): string {
  const iban = bareIdentifier(text)
  return `${iban.slice(0, 4)} •••• ${iban.slice(-4)}`
}

/** A training activity declaration number: 11 characters by their layout, there is no public key (FOR-55). */
export const isDeclarationNumber = (text: string): boolean => /^\d{2}(?:\d{2}|2[AB])\d{7}$/.test(bareIdentifier(text))
