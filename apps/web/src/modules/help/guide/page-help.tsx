import { newsWords as w } from '@kxo/domain/help/articles/news'
import { guideWords as g } from '@kxo/domain/help/guide-words'
import { adminGuide, adminSupport, newsParameter } from '@kxo/domain/help/paths'
import { ActionIcon, Indicator, Menu } from '@mantine/core'
import { IconHelp } from '@tabler/icons-react'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { articleOf } from '../dependencies.ts'
import { NewsDialog } from './news-dialog.tsx'
import { useNews } from './use-news.ts'

const ArticleDialog = lazy(() => import('./article-dialog.tsx'))

/** « ? » in the header of those who have the guide: the article of the page over it, the guide, what is new, and whom to ask. */
export default function PageHelp() {
  const { say } = useLanguage()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [, change] = useAddress()
  const { unread } = useNews()
  const [read, setRead] = useState<string | null>(null)
  const article = articleOf(pathname)
  const label = say(unread > 0 ? w.helpUnread : w.help)
  return (
    <>
      <Menu withinPortal={false}>
        <Menu.Target>
          <ActionIcon aria-label={label} title={label}>
            <Indicator disabled={unread === 0} color="red" size={10} offset={2} aria-hidden="true">
              <IconHelp size={20} stroke={1.75} />
            </Indicator>
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {article ? <Menu.Item onClick={() => setRead(article)}>{say(g.helpOfPage)}</Menu.Item> : null}
          <Menu.Item onClick={() => void navigate({ to: adminGuide() })}>{say(g.readGuide)}</Menu.Item>
          <Menu.Item onClick={() => change({ [newsParameter]: '1' })}>
            {unread > 0 ? say(w.newsUnread, { count: unread }) : say(w.news)}
          </Menu.Item>
          <Menu.Item onClick={() => void navigate({ to: adminSupport() })}>{say(g.writeToUs)}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {read ? (
        <Suspense>
          <ArticleDialog article={read} onClose={() => setRead(null)} />
        </Suspense>
      ) : null}
      <NewsDialog />
    </>
  )
}
