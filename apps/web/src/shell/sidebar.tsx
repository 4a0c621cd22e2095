import { logout } from '@kxo/domain/identity/paths'
import { profileNameOf } from '@kxo/domain/identity/profile'
import { IconChevronDown, IconLogout, IconSwitchHorizontal } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { frameWords } from '../platform/frame-words.ts'
import { otherSpaceOf } from '../platform/landing.ts'
import { LegalLink } from '../platform/legal-link.tsx'
import { matchPage } from '../platform/match-page.ts'
import { type MenuEntry, menuOf } from '../platform/menu.ts'
import { usePageList } from '../platform/page-list.tsx'
import { storage } from '../platform/storage.ts'
import { useViewer } from '../platform/viewer.ts'
import { useLanguage } from '../ui/i18n/language.tsx'
import { Link } from '../ui/navigation/link.tsx'
import { ConsumerRights } from './footer.tsx'
import style from './sidebar.module.css'
import { SpaceSwitch } from './space-switch.tsx'

const closedGroupsKey = 'closed_menu_groups'

type SidebarProps = { space: 'user' | 'admin'; narrow: boolean; opened: boolean; onClose: () => void; legal: boolean }

/** The menu of a space; on a narrow screen it opens over the page, takes the focus and closes on Escape or on navigation. */
export function Sidebar({ space, narrow, opened, onClose, legal }: SidebarProps) {
  const { say } = useLanguage()
  const { pages } = usePageList()
  const viewer = useViewer()
  const { pathname } = useLocation()
  const over = narrow && opened
  const menu = useRef<HTMLElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => close.current(), [pathname])
  useEffect(() => {
    if (!over) return undefined
    menu.current?.querySelector<HTMLElement>('a, button')?.focus()
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [over])

  const lines = menuOf(pages, viewer, space)
  const under = matchPage(pages, pathname)?.page.under
  const other = otherSpaceOf(pages, viewer, space)
  if (narrow && !opened) return null
  return (
    <>
      {over ? <div className={style['veil']} onClick={onClose} aria-hidden="true" /> : null}
      <nav id="menu" ref={menu} className={style['sidebar']} data-over={over || undefined} aria-label={say(frameWords.mainMenu)}>
        {narrow && viewer.user ? (
          <p className={style['person']}>
            {viewer.user.first_name} {viewer.user.last_name}
            <span>{viewer.user.company_name ?? say(profileNameOf(viewer.user))}</span>
          </p>
        ) : null}
        <ul className={style['list']}>
          {lines.map((line) =>
            line.kind === 'entry' ? (
              <Entry key={line.entry.address} entry={line.entry} under={under} />
            ) : (
              <Group
                key={line.group.label.fr}
                name={line.group.label.fr}
                label={say(line.group.label)}
                icon={<line.group.icon size={18} stroke={1.75} />}
              >
                {line.entries.map((entry) => (
                  <Entry key={entry.address} entry={entry} under={under} />
                ))}
              </Group>
            ),
          )}
          {narrow && other ? (
            <li>
              <SpaceSwitch space={space} to={other} className={style['entry']}>
                <IconSwitchHorizontal size={18} stroke={1.75} aria-hidden="true" />
                {say(space === 'admin' ? frameWords.userView : frameWords.adminSpace)}
              </SpaceSwitch>
            </li>
          ) : null}
          {narrow ? (
            <li>
              <Link to={logout()} className={style['entry']}>
                <IconLogout size={18} stroke={1.75} aria-hidden="true" />
                {say(frameWords.logout)}
              </Link>
            </li>
          ) : null}
        </ul>
        {legal ? (
          <div className={style['foot']}>
            <LegalLink />
            <ConsumerRights />
          </div>
        ) : null}
      </nav>
    </>
  )
}

function Entry({ entry: { place, address }, under }: { entry: MenuEntry; under: string | undefined }) {
  const { say } = useLanguage()
  const { pathname } = useLocation()
  const Icon = place.icon
  const here = pathname === address || pathname.startsWith(`${address}/`) || under === address
  const line = useRef<HTMLLIElement>(null)
  // A long menu shows where one is.
  useEffect(() => {
    if (here) line.current?.scrollIntoView?.({ block: 'nearest' })
  }, [here])
  return (
    <li ref={line}>
      <Link to={address} className={style['entry']} aria-current={here ? 'page' : undefined}>
        <span className={style['groupIcon']} aria-hidden="true">
          <Icon size={18} stroke={1.75} />
        </span>
        <span className={style['word']}>{say(place.label)}</span>
        {place.Counter ? (
          <Suspense>
            <place.Counter />
          </Suspense>
        ) : null}
      </Link>
    </li>
  )
}

const closedGroups = (): string[] => {
  const kept = storage.readJson(closedGroupsKey)
  return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []
}

function Group({ name, label, icon, children }: { name: string; label: string; icon: ReactNode; children: ReactNode }) {
  const [open, setOpen] = useState(() => !closedGroups().includes(name))
  const toggle = (): void => {
    const others = closedGroups().filter((other) => other !== name)
    storage.write(closedGroupsKey, JSON.stringify(open ? [...others, name] : others))
    setOpen(!open)
  }
  return (
    <li>
      <button type="button" className={style['group']} aria-expanded={open} onClick={toggle}>
        <span className={style['groupIcon']} aria-hidden="true">
          {icon}
        </span>
        <span className={style['word']}>{label}</span>
        <IconChevronDown size={16} className={style['chevron']} aria-hidden="true" />
      </button>
      {open ? <ul className={style['inner']}>{children}</ul> : null}
    </li>
  )
}
