import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { frameWords } from '../platform/frame-words.ts'
import { matchPage } from '../platform/match-page.ts'
import { usePageList } from '../platform/page-list.tsx'
import { useViewer } from '../platform/viewer.ts'
import { useLanguage } from '../ui/i18n/language.tsx'
import { Link } from '../ui/navigation/link.tsx'

type Place = { person: number | undefined; pathname: string; search: Readonly<Record<string, string>> }
/** Where someone was in the administration when they left it for the user space. */
let left: Place | null = null

type SpaceSwitchProps = { space: 'user' | 'admin'; to: string; className: string | undefined; children: ReactNode }

/** Goes to the other space; back in the administration, to the page that was left. */
export function SpaceSwitch({ space, to, className, children }: SpaceSwitchProps) {
  const { say } = useLanguage()
  const { user } = useViewer()
  const { pages } = usePageList()
  const { pathname, search } = useLocation()
  useEffect(() => {
    // The address changes before the layout does.
    if (matchPage(pages, pathname)?.page.space === 'admin') left = { person: user?.id, pathname, search: search as Place['search'] }
  }, [pages, user?.id, pathname, search])
  const back = space === 'user' && left?.person === user?.id ? left : null
  return (
    <Link to={back?.pathname ?? to} {...(back ? { search: back.search } : {})} className={className} title={say(frameWords.changeSpace)}>
      {children}
    </Link>
  )
}
