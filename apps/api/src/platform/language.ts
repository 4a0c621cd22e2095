import { type Language, makeLanguage } from '@kxo/domain/kernel/language'
import type { Locale } from '@kxo/domain/kernel/sentence'
import { defaultLocale } from '@kxo/domain/kernel/sentence'
import type { Tenant } from './tenant-directory.ts'

const made = new WeakMap<Tenant, Map<Locale, Language>>()

/** The tenant's words in a language, made once per tenant as read. */
export function languageOf(preferred: Locale | undefined, tenant: Tenant): Language {
  const locale = preferred ?? defaultLocale
  const ofTenant = made.get(tenant) ?? new Map<Locale, Language>()
  made.set(tenant, ofTenant)
  const language =
    ofTenant.get(locale) ?? makeLanguage({ locale, glossary: tenant.glossary, labels: tenant.labels, timeZone: tenant.time_zone })
  ofTenant.set(locale, language)
  return language
}
