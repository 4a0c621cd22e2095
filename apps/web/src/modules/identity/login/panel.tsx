import type { ReactNode } from 'react'
import { type TextOrSentence } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import style from './panel.module.css'

/** The one card of a page where a person is identified. */
export function Panel({
  title,
  subtitle,
  children,
  foot,
}: {
  title: TextOrSentence
  subtitle?: ReactNode
  children?: ReactNode
  foot?: ReactNode
}) {
  return (
    <div className={style['frame']}>
      <section className={style['panel']}>
        <PageTitle subtitle={subtitle}>{title}</PageTitle>
        {children}
      </section>
      {foot}
    </div>
  )
}

/** What is said once an act is done, in place of its form. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <div className={style['notice']} role="status">
    {children}
  </div>
)
