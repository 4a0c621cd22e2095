import { defaultZone } from '@kxo/domain/kernel/dates'
import { type Language, makeLanguage } from '@kxo/domain/kernel/language'
import type { Locale } from '@kxo/domain/kernel/sentence'
import type { ClientParams } from '@kxo/domain/tenants/contract'
import { glossaryOf } from '@kxo/domain/tenants/glossary/glossary'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { LanguageProvider } from '../ui/i18n/language.tsx'
import { useLocale } from './locale.ts'
import { askAgainInLanguage } from './query-client.ts'
import { useViewer } from './viewer.ts'

/** The person's language with the tenant's words; the default words while no tenant is known. */
export function TenantLanguage({ tenant, children }: { tenant: ClientParams | null; children: ReactNode }) {
  const locale = useLocale()
  const before = useRef(locale)
  useEffect(() => {
    document.documentElement.lang = locale
    if (before.current === locale) return
    before.current = locale
    askAgainInLanguage()
  }, [locale])
  const language = useMemo(() => languageIn(locale, tenant), [locale, tenant])
  return <LanguageProvider language={language}>{children}</LanguageProvider>
}

const languageIn = (locale: Locale, tenant: ClientParams | null): Language =>
  makeLanguage({
    locale,
    glossary: glossaryOf(tenant?.glossary),
    labels: tenant?.labels ?? {},
    timeZone: tenant?.params.time_zone ?? defaultZone,
  })

/** A part of the page as readers of another language see it, with the words of the viewer's tenant. */
export function ReadIn({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { tenant } = useViewer()
  const language = useMemo(() => languageIn(locale, tenant), [locale, tenant])
  return (
    <LanguageProvider language={language}>
      <div lang={locale}>{children}</div>
    </LanguageProvider>
  )
}
