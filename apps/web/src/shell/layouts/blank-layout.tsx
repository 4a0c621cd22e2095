import { publicEvents } from '@kxo/domain/events/paths'
import { login } from '@kxo/domain/identity/paths'
import type { ReactNode } from 'react'
import { frameWords } from '../../platform/frame-words.ts'
import { useViewer } from '../../platform/viewer.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Link } from '../../ui/navigation/link.tsx'
import { Footer } from '../footer.tsx'
import { LanguageSwitch } from '../language-switch.tsx'
import style from './blank-layout.module.css'

/** Public pages: the tenant's logo (to its catalogue, else its login), the language, the page, the footer. */
export function BlankLayout({ children }: { children: ReactNode }) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  return (
    <div className={style['blank']}>
      <header className={style['header']}>
        <Link
          {...(tenant.features.includes('catalog') ? { to: publicEvents(tenant.name), reloadDocument: true } : { to: login(tenant.name) })}
          className={style['brand']}
        >
          {tenant.logo ? (
            <img src={tenant.logo} alt={say(frameWords.logo, { client: tenant.label })} className={style['logo']} />
          ) : (
            <span className={style['name']}>
              <span className={style['initial']} aria-hidden="true">
                {tenant.label.slice(0, 1).toUpperCase()}
              </span>
              {tenant.label}
            </span>
          )}
        </Link>
        <LanguageSwitch languages={tenant.languages} />
      </header>
      <main id="main" className={style['main']}>
        {children}
      </main>
      <Footer isPublic />
    </div>
  )
}
