import { guideWords as w } from '@kxo/domain/help/guide-words'
import { adminGuide } from '@kxo/domain/help/paths'
import { IconHelp } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useLanguage } from '../../ui/language.tsx'
import { Link } from '../../ui/link.tsx'
import style from './guide.module.css'
import { articleOf } from './handed.ts'

const ArticleDialog = lazy(() => import('./article-dialog.tsx'))

/** « ? » in the header: the article of the page, over it; the guide where there is none. */
export default function PageHelp() {
  const { say } = useLanguage()
  const { pathname } = useLocation()
  const [opened, setOpened] = useState<string | null>(null)
  const article = articleOf(pathname)
  const label = say(article ? w.helpOfPage : w.readGuide)
  const icon = <IconHelp size={20} stroke={1.75} aria-hidden="true" />
  return (
    <>
      {article ? (
        <button type="button" className={style['help']} aria-label={label} title={label} onClick={() => setOpened(article)}>
          {icon}
        </button>
      ) : (
        <Link to={adminGuide()} className={style['help']} aria-label={label} title={label}>
          {icon}
        </Link>
      )}
      {opened ? (
        <Suspense>
          <ArticleDialog article={opened} onClose={() => setOpened(null)} />
        </Suspense>
      ) : null}
    </>
  )
}
