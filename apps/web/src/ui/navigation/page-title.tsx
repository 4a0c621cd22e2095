import { type ReactNode, useEffect, useRef } from 'react'
import { type TextOrSentence, useLanguage, useText } from '../i18n/language.tsx'
import { uiWords } from '../i18n/words.ts'
import { Link } from './link.tsx'
import { takeFocus } from './navigation.ts'
import style from './page-title.module.css'

type PageTitleProps = {
  children: TextOrSentence
  /** Where the page stands: the pages above it, the highest first. */
  above?: readonly { label: TextOrSentence; to: string }[]
  /** One line under the title. */
  subtitle?: ReactNode
  /** The one primary act, on the right. */
  act?: ReactNode
  /** Beside the title: a status. */
  mark?: ReactNode
}

/** The title of a page that is not there yet, where it will stand: seen, and said by the page itself. */
export function PendingTitle({ children }: { children: TextOrSentence }) {
  const text = useText()
  return (
    <div className={style['head']} aria-hidden="true">
      <p className={style['title']}>{text(children)}</p>
    </div>
  )
}

/** The head of a page: breadcrumb, its only h1 (which takes the focus on navigation), one primary act. */
export function PageTitle({ children, above = [], subtitle, act, mark }: PageTitleProps) {
  const { say } = useLanguage()
  const text = useText()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takeFocus()) title.current?.focus({ preventScroll: true })
  }, [])
  return (
    <header className={style['head']}>
      {above.length > 0 ? (
        <nav aria-label={say(uiWords.breadcrumb)}>
          <ol className={style['crumbs']}>
            {above.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={style['crumb']}>
                  {text(label)}
                </Link>
              </li>
            ))}
            <li aria-current="page">{text(children)}</li>
          </ol>
        </nav>
      ) : null}
      <div className={style['line']}>
        <div className={style['words']}>
          <h1 ref={title} className={style['title']} tabIndex={-1}>
            {text(children)}
            {mark ? <span className={style['mark']}>{mark}</span> : null}
          </h1>
          {subtitle ? <p className={style['subtitle']}>{subtitle}</p> : null}
        </div>
        {act ? (
          <div className={style['act']} data-print="none">
            {act}
          </div>
        ) : null}
      </div>
    </header>
  )
}
