import { departmentOf, isFrance, postalCodeFromText } from '../kernel/geography.ts'

/** What a region covers: prefixes of postal codes of one country, or every country no other region has. */
export type Coverage = { country: string; departements: readonly string[]; is_abroad: boolean }
/** Where someone is; an unsaid country is France. */
export type Place = { code_postal: string | null; country?: string | null }

const countryKey = (country: string): string => (isFrance(country) ? 'FR' : country.trim().toUpperCase())

/**
 * What is looked for, in order, for a postal code: the code, then its digits dropped one by one, the most precise first.
 * A département is not always a prefix (ID-20): Corsica’s comes after its three digits, Saint-Barthélemy’s before those of Guadeloupe.
 * @returns empty for a French code that is not five digits
 */
export function trialsOf({ code_postal, country }: Place): string[] {
  const isFrench = isFrance(country ?? '')
  const code = postalCodeFromText(code_postal ?? '', country ?? '')?.toUpperCase()
  if (!code) return []
  if (!isFrench) return Array.from({ length: Math.max(0, code.length - 1) }, (_, dropped) => code.slice(0, code.length - dropped))
  const department = departmentOf(code)
  const ordered = department?.length === 3 ? [department, code.slice(0, 3)] : [code.slice(0, 3), department]
  const tried = [code, code.slice(0, 4), ...ordered, code.slice(0, 2)]
  return [...new Set(tried.filter((text) => text !== undefined))]
}

/**
 * The region a place falls in (ID-20): that of its country listing the longest prefix of its code; abroad, the one of that
 * country listing none; a country nobody has is « hors france ».
 */
export function regionOf<R extends Coverage>(regions: readonly R[], place: Place): R | undefined {
  const country = countryKey(place.country ?? '')
  const ofCountry = regions.filter((region) => !region.is_abroad && countryKey(region.country) === country)
  for (const code of trialsOf(place)) {
    const found = ofCountry.find(({ departements }) => departements.some((listed) => listed.trim().toUpperCase() === code))
    if (found) return found
  }
  if (country === 'FR') return undefined
  return ofCountry.length === 0
    ? regions.find(({ is_abroad }) => is_abroad)
    : ofCountry.find(({ departements }) => departements.length === 0)
}

/** Départements as people write them, separated by semicolons: trimmed, capital, each once. */
export const departementsFromText = (text: string): string[] => [
  ...new Set(
    text
      .split(';')
      .map((code) => code.trim().toUpperCase())
      .filter(Boolean),
  ),
]
export const textOfDepartements = (departements: readonly string[]): string => departements.join(';')
