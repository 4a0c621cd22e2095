import { plainWord } from '../rules.ts'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
let named: ReadonlyMap<string, string> | undefined

/** Every country by its code and its names in both languages. */
function countries(): ReadonlyMap<string, string> {
  const languages = ['fr', 'en'].map((locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }))
  const codes = letters
    .flatMap((first) => letters.map((second) => first + second))
    // A withdrawn code stands for another.
    .filter((code) => new Intl.Locale(`und-${code}`).region === code)
  return new Map(
    codes.flatMap((code) => {
      const names = languages.flatMap((language) => language.of(code) ?? [])
      return names.length === 0 ? [] : [code, ...names].map((name): [string, string] => [plainWord(name), code])
    }),
  )
}

/** The ISO 3166 code a country is meant by, whether a file gives it or a name in French or English. */
export function countryFrom(text: string): string | undefined {
  named ??= countries()
  return named.get(plainWord(text))
}
