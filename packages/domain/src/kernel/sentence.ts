/**
 * One thing the product says, in each language. The text is an ICU message whose glossary tokens
 * (`{event.le:cap}`, `{registration.e}`, see language.ts) are replaced by the tenant's words.
 */
export type Sentence = { readonly fr: string; readonly en: string }
export type Locale = keyof Sentence
export const locales = ['fr', 'en'] as const satisfies readonly Locale[]
export const defaultLocale: Locale = 'fr'
/** The cookie by which the web application says its language to the pages the server writes. */
export const languageCookie = 'page_language'

/** Declares a module's sentences; the type is the set of keys, so an unknown or untranslated one does not compile. */
export const words = <const T extends Record<string, Sentence>>(sentences: T): T => sentences
