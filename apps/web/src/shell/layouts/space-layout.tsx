import { Group } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { frameWords } from '../../platform/frame-words.ts'
import { useViewer } from '../../platform/viewer.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import Kit from '../../ui/theme/kit.tsx'
import { ActingBar } from '../acting-bar.tsx'
import { Footer } from '../footer.tsx'
import { Header } from '../header.tsx'
import { LinkBar } from '../link-bar.tsx'
import { Sidebar } from '../sidebar.tsx'
import style from './space-layout.module.css'

const NoticeBars = lazy(() => import('../notice-bars.tsx'))

/** Under 900 px the menu folds. */
const narrowScreen = '(max-width: 56.24em)'

type SpaceLayoutProps = { space: 'user' | 'admin'; footer: boolean; children: ReactNode }

/** The user and admin spaces: header, sidebar from the pages, page, footer (or the legal link at the foot of the sidebar). */
export default function SpaceLayout(props: SpaceLayoutProps) {
  return (
    <Kit>
      <Space {...props} />
    </Kit>
  )
}

function Space({ space, footer, children }: SpaceLayoutProps) {
  const { say } = useLanguage()
  const { actor, tenant } = useViewer()
  const [opened, setOpened] = useState(false)
  const narrow = useMediaQuery(narrowScreen, false, { getInitialValueInEffect: false })
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    document.documentElement.dataset['space'] = space
  }, [space])
  // A personal link opens one page, not a space.
  const menu = actor.session === 'full'
  return (
    <div className={style['space']}>
      <button
        type="button"
        className={style['skip']}
        onClick={() => {
          main.current?.focus()
          main.current?.scrollIntoView()
        }}
      >
        {say(frameWords.skipToContent)}
      </button>
      <ActingBar />
      <LinkBar />
      <div role="status" aria-live="polite">
        {tenant.notices.length > 0 ? (
          <Suspense>
            <NoticeBars />
          </Suspense>
        ) : null}
      </div>
      <Header space={space} menu={menu} menuOpened={opened} onMenu={() => setOpened((was) => !was)} />
      <Group flex={1} gap={0} align="stretch" wrap="nowrap" miw={0}>
        {menu ? <Sidebar space={space} narrow={narrow} opened={opened} onClose={() => setOpened(false)} legal={!footer} /> : null}
        <div className={style['content']} inert={narrow && opened}>
          <main id="main" ref={main} tabIndex={-1} className={style['main']} data-full={!footer || undefined}>
            {children}
          </main>
          {footer || !menu ? <Footer /> : null}
        </div>
      </Group>
    </div>
  )
}
