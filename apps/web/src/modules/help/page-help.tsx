import { guideWords as g } from '@kxo/domain/help/guide-words'
import { newsWords as w } from '@kxo/domain/help/news'
import { adminGuide, adminSupport, newsParameter } from '@kxo/domain/help/paths'
import { IconHelp } from '@tabler/icons-react'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import tool from '../../ui/display/tool.module.css'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useAddress } from '../../ui/navigation/address.ts'
import { Floating, MenuItem } from '../../ui/overlay/floating.tsx'
import style from './guide.module.css'
import { articleOf } from './handed.ts'
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
  const [isOpened, setIsOpened] = useState(false)
  const [read, setRead] = useState<string | null>(null)
  const article = articleOf(pathname)
  const label = say(unread > 0 ? w.helpUnread : w.help)
  const choose = (act: () => void) => () => {
    setIsOpened(false)
    act()
  }
  return (
    <>
      <Floating
        opened={isOpened}
        onToggle={setIsOpened}
        label={say(w.help)}
        align="end"
        role="menu"
        target={(wiring) => (
          <button type="button" className={tool['tool']} aria-label={label} title={label} {...wiring}>
            <IconHelp size={20} stroke={1.75} aria-hidden="true" />
            {unread > 0 ? <span className={style['dot']} aria-hidden="true" /> : null}
          </button>
        )}
      >
        {article ? <MenuItem onRun={choose(() => setRead(article))}>{say(g.helpOfPage)}</MenuItem> : null}
        <MenuItem onRun={choose(() => void navigate({ to: adminGuide() }))}>{say(g.readGuide)}</MenuItem>
        <MenuItem onRun={choose(() => change({ [newsParameter]: '1' }))}>
          {unread > 0 ? say(w.newsUnread, { count: unread }) : say(w.news)}
        </MenuItem>
        <MenuItem onRun={choose(() => void navigate({ to: adminSupport() }))}>{say(g.writeToUs)}</MenuItem>
      </Floating>
      {read ? (
        <Suspense>
          <ArticleDialog article={read} onClose={() => setRead(null)} />
        </Suspense>
      ) : null}
      <NewsDialog />
    </>
  )
}
