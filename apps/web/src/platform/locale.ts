import { defaultLocale, type Locale, type Sentence } from '@kxo/domain/kernel/sentence'
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
export const readLocale = (): Locale => {
  const stored = storage.read(storageKeys.language)
  return known(stored) ? stored : (languageOfAccount() ?? (known(arrivedIn) ? arrivedIn : defaultLocale))
}

/** Changes the language of the screen and of the API's sentences. */
export function chooseLocale(locale: Locale): void {
  storage.write(storageKeys.language, locale)
  for (const listener of listeners) listener()
}

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
