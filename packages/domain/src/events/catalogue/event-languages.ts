/** Languages an event may be held in, by their ISO 639 codes, as files write them; any other in the organiser's own words. */
export const usualLanguages = 'FR EN DE ES IT PT NL AR ZH JA PL RO RU TR UK BR CA CO EU OC'.split(' ')
export const longestLanguage = 40

type Locale = 'fr' | 'en'
const naming = { type: 'language', fallback: 'none' } as const
const names = { fr: new Intl.DisplayNames('fr', naming), en: new Intl.DisplayNames('en-GB', naming) }

const nameOf = (code: string, locale: Locale): string | undefined =>
  /^[a-z]{2,3}$/i.test(code) ? names[locale].of(code.toLowerCase()) : undefined

/** What a language is called: `français` for `FR`; the organiser's own words as they are. */
export const languageName = (language: string, locale: Locale): string => nameOf(language, locale) ?? language

/** Languages in words, the first with a capital: `Français, anglais`. */
export function languagesInWords(languages: readonly string[], locale: Locale): string {
  const said = languages.map((language) => languageName(language, locale)).join(', ')
  return said.charAt(0).toLocaleUpperCase(locale) + said.slice(1)
}

const codes = new Map(
  usualLanguages.flatMap((code) => (['fr', 'en'] as const).map((locale) => [languageName(code, locale).toLowerCase(), code] as const)),
)

/** What is stored for what someone wrote: the code of a language named in French or in English, else their words. */
export function languageFrom(typed: string): string {
  const text = typed.trim()
  return codes.get(text.toLowerCase()) ?? (nameOf(text, 'fr') ? text.toUpperCase() : text)
}
