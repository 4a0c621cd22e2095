import { type CatalogueAddress, catalogueSearch } from '@kxo/domain/events/catalogue/catalogue-address'
import type { PublicPage } from '@kxo/domain/events/catalogue/public-page'
import { publicEvents } from '@kxo/domain/events/paths'
import { defaultLocale } from '@kxo/domain/kernel/sentence'
import { createContext, useContext } from 'react'
import { useLanguage } from '../ui/i18n/language.tsx'

export const PageContext = createContext<PublicPage | null>(null)

/** The page being written. */
export function usePage(): PublicPage {
  const page = useContext(PageContext)
  if (!page) throw new Error('usePage is called outside a public page')
  return page
}

/** The language an address of this visit goes on with: only when it was asked in this one. */
export function useRequestedLanguage(): string | undefined {
  return new URLSearchParams(usePage().search).get('lang') ?? undefined
}

/** Adds the language of the visit to an address without query. */
export function useInLanguage(): (address: string) => string {
  const lang = useRequestedLanguage()
  return (address) => (lang ? `${address}?lang=${lang}` : address)
}

/** The language the pages behind the door go on with: the one asked for, else that of this page, unless it is the one they begin in. */
export function useLanguageBehind(): string | undefined {
  const { locale } = useLanguage()
  return useRequestedLanguage() ?? (locale === defaultLocale ? undefined : locale)
}

/** The address of a catalogue with some of its parameters changed. */
export function useCatalogueHref(address: CatalogueAddress) {
  const { path } = usePage()
  return (change: Parameters<typeof catalogueSearch>[1]): string => `${path}${catalogueSearch(address, change)}`
}

/** The public catalogue of the tenant. */
export function useCatalogueAddress(): string {
  const { tenant } = usePage()
  return useInLanguage()(publicEvents(tenant.name))
}
