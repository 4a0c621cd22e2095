import { defaultLocale, type Locale, languageCookie, type Sentence } from '@kxo/domain/kernel/sentence'
import { useSyncExternalStore } from 'react'
import { languageOfAccount, watchSession } from './session.ts'
import { storage, storageKeys } from './storage.ts'

const listeners = new Set<() => void>()
const known = (value: string | null | undefined): value is Locale => value === 'fr' || value === 'en'

let arrivedIn: string | null = null
/** Goes on in the language of the public page one comes from, which its address brings. */
export function arriveFrom(search: string): void {
  arrivedIn = new URLSearchParams(search).get('lang')
}

/** The language of the screen: the one chosen on this browser, else the account's, else that of the page one came from, else the product's default (French). */
export const readLocale = (): Locale => ownLocale() ?? (known(arrivedIn) ? arrivedIn : defaultLocale)
function ownLocale(): Locale | null {
  const stored = storage.read(storageKeys.language)
  return known(stored) ? stored : languageOfAccount()
}

/** Changes the language of the screen and of the API's sentences. */
export function chooseLocale(locale: Locale): void {
  storage.write(storageKeys.language, locale)
  for (const listener of listeners) listener()
}

/** What the server reads of a browser, to write a public page in the language of whoever is signed in or has chosen one; a visitor leaves nothing. */
export function sayLanguageToPages(): void {
  const isSecure = window.location.protocol === 'https:' ? '; secure' : ''
  const note = (): void => {
    const language = ownLocale()
    const until = new Date(language ? Date.now() + yearMs : 0).toUTCString()
    document.cookie = `${languageCookie}=${language ?? ''}; path=/; samesite=lax; expires=${until}${isSecure}`
  }
  note()
  watch(note)
}
const yearMs = 365 * 24 * 3600_000

/** A sentence without values or glossary, for what fails before any language is ready. */
export const plainly = (sentence: Sentence): string => sentence[readLocale()]

const watch = (listener: () => void): (() => void) => {
  listeners.add(listener)
  const unwatchSession = watchSession(listener)
  return () => {
    listeners.delete(listener)
    unwatchSession()
  }
}
export const useLocale = (): Locale => useSyncExternalStore(watch, readLocale)
