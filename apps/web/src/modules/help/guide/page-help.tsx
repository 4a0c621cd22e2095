import { newsWords as w } from '@kxo/domain/help/articles/news'
import { guideWords as g } from '@kxo/domain/help/guide-words'
import { adminGuide, adminSupport, newsParameter } from '@kxo/domain/help/paths'
import { ActionIcon, Indicator } from '@mantine/core'
import { IconHelp } from '@tabler/icons-react'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { MenuBeside, useBeside } from '../../../ui/overlay/beside.tsx'
import { articleOf } from '../dependencies.ts'
import { NewsDialog } from './news-dialog.tsx'
import { useNews } from './use-news.ts'

const ArticleDialog = lazy(() => import('./article-dialog.tsx'))

/** « ? » in the header of those who have the guide: the article of the page over it, the guide, what is new, and whom to ask. */
export default function PageHelp() {
  const { say } = useLanguage()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [{ tab }, change] = useAddress()
  const { unread } = useNews()
  const [read, setRead] = useState<string | null>(null)
  const article = articleOf(pathname, tab)
  const { button, place } = useBeside('menu', useState(false))
  const label = say(unread > 0 ? w.helpUnread : w.help)
  return (
    <>
      <ActionIcon {...button} aria-label={label} title={label}>
        <Indicator disabled={unread === 0} color="red" size={10} offset={2} aria-hidden="true">
          <IconHelp size={20} stroke={1.75} />
        </Indicator>
      </ActionIcon>
      <MenuBeside
        {...place}
        withinPortal={false}
        acts={[
          ...(article ? [{ label: g.helpOfPage, run: () => setRead(article) }] : []),
          { label: g.readGuide, run: () => void navigate({ to: adminGuide() }) },
          { label: unread > 0 ? say(w.newsUnread, { count: unread }) : w.news, run: () => change({ [newsParameter]: '1' }) },
          { label: g.writeToUs, run: () => void navigate({ to: adminSupport() }) },
        ]}
      />
      {read ? (
        <Suspense>
          <ArticleDialog article={read} onClose={() => setRead(null)} />
        </Suspense>
      ) : null}
      <NewsDialog />
    </>
  )
}
