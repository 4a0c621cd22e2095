import { endingLinks } from '@kxo/domain/consumers/ending-legal'
import { contractTermination, contractWithdrawal } from '@kxo/domain/consumers/paths'
import { publicWords as p } from '@kxo/domain/events/catalogue/public-words'
import { publicEvents } from '@kxo/domain/events/paths'
import { login } from '@kxo/domain/identity/paths'
import type { Locale } from '@kxo/domain/kernel/sentence'
import type { ReactNode } from 'react'
import { frameWords } from '../platform/frame-words.ts'
import { legalParts } from '../platform/legal-parts.ts'
import { legalWords } from '../platform/legal-words.ts'
import { useLanguage } from '../ui/i18n/language.tsx'
import { useInLanguage, useLanguageBehind, usePage } from './page-context.ts'

/** Each language says its own name. */
const names: Record<Locale, string> = { fr: 'Français', en: 'English' }

/** The address asked, in another language. */
function inLocale({ path, search }: { path: string; search: string }, locale: Locale): string {
  const query = new URLSearchParams(search)
  query.set('lang', locale)
  return `${path}?${query.toString()}`
}

function Languages() {
  const page = usePage()
  const { say, locale } = useLanguage()
  const { languages } = page.tenant
  if (languages.length < 2) return null
  return (
    <div className="choices" role="group" aria-label={say(p.language)}>
      {languages.map((language) => (
        <a
          key={language}
          href={inLocale(page, language)}
          hrefLang={language}
          lang={language}
          aria-current={language === locale ? 'true' : undefined}
          aria-label={`${language.toUpperCase()} ${names[language]}`}
        >
          {language.toUpperCase()}
        </a>
      ))}
    </div>
  )
}

/** Light or dark is kept by the browser alone: the choice is shown once a script can keep it. */
function ThemeChoice() {
  const { say } = useLanguage()
  return (
    <div className="choices" role="group" aria-label={say(p.theme)} data-themes hidden>
      <button type="button" data-theme="light" aria-pressed="false">
        {say(p.light)}
      </button>
      <button type="button" data-theme="dark" aria-pressed="false">
        {say(p.dark)}
      </button>
    </div>
  )
}

function Header() {
  const { tenant } = usePage()
  const { say } = useLanguage()
  const inLanguage = useInLanguage()
  const lang = useLanguageBehind()
  const home = tenant.features.includes('catalog') ? publicEvents(tenant.name) : login(tenant.name)
  return (
    <header className="header">
      <a href={inLanguage(home)} className="brand">
        {tenant.logo ? (
          <img src={tenant.logo} alt={say(frameWords.logo, { client: tenant.label })} />
        ) : (
          <>
            <span className="initial" aria-hidden="true" data-initial={tenant.label.slice(0, 1).toUpperCase()} />
            {tenant.label}
          </>
        )}
      </a>
      <ThemeChoice />
      <Languages />
      <a href={login(tenant.name) + (lang ? `?lang=${lang}` : '')}>{say(p.signIn)}</a>
    </header>
  )
}

/** The tenant's footer and what the law wants found there: unfolded in place, so that no script is needed to read it. */
function Footer() {
  const { tenant, texts } = usePage()
  const { say } = useLanguage()
  return (
    <footer className="footer">
      {texts.pied_page ? <p className="preLine">{texts.pied_page}</p> : null}
      {tenant.params.sells_to_consumers ? (
        <p className="acts">
          <a href={contractWithdrawal(tenant.name)}>{say(endingLinks.withdrawal)}</a>
          <a href={contractTermination(tenant.name)}>{say(endingLinks.termination)}</a>
        </p>
      ) : null}
      <details>
        <summary>{say(frameWords.legalNotice)}</summary>
        {legalParts.map(({ name, title }, index) => {
          const text = texts[name] || (index === 0 ? say(legalWords.legalDefault, { client: tenant.label }) : '')
          return text ? (
            <section key={name}>
              {index > 0 ? <h2>{say(title)}</h2> : null}
              <p className="preLine">{text}</p>
            </section>
          ) : null
        })}
      </details>
      <details>
        <summary>{say(frameWords.accessibility)}</summary>
        <p className="preLine">{texts.accessibility || say(legalWords.accessibilityDefault, { client: tenant.label })}</p>
      </details>
    </footer>
  )
}

/** What surrounds a public page; nothing around an embedded one. */
export function Frame({ isBare, children }: { isBare: boolean; children: ReactNode }) {
  const { say } = useLanguage()
  if (isBare) return <main id="main">{children}</main>
  return (
    <>
      <a className="skip" href="#main">
        {say(p.skip)}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  )
}
