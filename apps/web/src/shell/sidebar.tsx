import { logout } from '@kxo/domain/identity/paths'
import { profileNameOf } from '@kxo/domain/identity/profile'
import { Flex, NavLink, Stack, Text } from '@mantine/core'
import { IconChevronDown, IconLogout, IconSwitchHorizontal } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { frameWords } from '../platform/frame-words.ts'
import { otherSpaceOf } from '../platform/landing.ts'
import { LegalLink } from '../platform/legal-link.tsx'
import { matchPage } from '../platform/match-page.ts'
import { type MenuEntry, menuOf } from '../platform/menu.ts'
import type { MenuGroup } from '../platform/page.ts'
import { usePageList } from '../platform/page-list.tsx'
import { storage } from '../platform/storage.ts'
import { useViewer } from '../platform/viewer.ts'
import { useLanguage } from '../ui/i18n/language.tsx'
import { Link } from '../ui/navigation/link.tsx'
import { ConsumerRights } from './footer.tsx'
import style from './sidebar.module.css'
import { SpaceSwitch } from './space-switch.tsx'

const openedGroupsKey = 'opened_menu_groups'

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
  // The nearest one alone: a page of the menu may stand under another's address.
  const here = lines
    .flatMap((line) => (line.kind === 'entry' ? [line.entry] : line.entries))
    .map(({ address }) => address)
    .filter((address) => pathname === address || pathname.startsWith(`${address}/`) || under === address)
    .toSorted((a, b) => b.length - a.length)[0]
  const isHere = ({ address }: MenuEntry): boolean => address === here
  const other = otherSpaceOf(pages, viewer, space)
  if (narrow && !opened) return null
  return (
    <>
      {over ? <div className={style['veil']} onClick={onClose} aria-hidden="true" /> : null}
      <nav id="menu" ref={menu} className={style['sidebar']} data-over={over || undefined} aria-label={say(frameWords.mainMenu)}>
        {narrow && viewer.user ? (
          <Flex component="p" direction="column" mb="sm" pb="sm" px={10} fw={600} className="line-below">
            {viewer.user.first_name} {viewer.user.last_name}
            <Text span c="dimmed" fz="xs" fw={400}>
              {viewer.user.company_name ?? say(profileNameOf(viewer.user))}
            </Text>
          </Flex>
        ) : null}
        <Flex component="ul" direction="column" gap={2} flex={1}>
          {lines.map((line) =>
            line.kind === 'entry' ? (
              <Entry key={line.entry.address} entry={line.entry} here={isHere(line.entry)} />
            ) : (
              <Group key={line.group.label.fr} group={line.group} isCurrent={line.entries.some(isHere)}>
                {line.entries.map((entry) => (
                  <Entry key={entry.address} entry={entry} here={isHere(entry)} />
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
        </Flex>
        {legal ? (
          <Stack gap={4} align="flex-start" pt="md" px={10} c="dimmed" fz="xs">
            <LegalLink />
            <ConsumerRights />
          </Stack>
        ) : null}
      </nav>
    </>
  )
}

function Entry({ entry: { place, address }, here }: { entry: MenuEntry; here: boolean }) {
  const { say } = useLanguage()
  const line = useRef<HTMLLIElement>(null)
  // A long menu shows where one is, measured as it is drawn and no sooner.
  useEffect(() => {
    if (!here) return undefined
    const frame = requestAnimationFrame(() => line.current?.scrollIntoView?.({ block: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [here])
  return (
    <li ref={line}>
      <NavLink
        label={say(place.label)}
        leftSection={<place.icon size={18} stroke={1.75} />}
        rightSection={
          place.Counter ? (
            <Suspense>
              <place.Counter />
            </Suspense>
          ) : null
        }
        active={here}
        renderRoot={(props) => <Link to={address} {...props} aria-current={here ? 'page' : undefined} />}
      />
    </li>
  )
}

const openedGroups = (): string[] => {
  const stored = storage.readJson(openedGroupsKey)
  return Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : []
}

type GroupProps = { group: MenuGroup; isCurrent: boolean; children: ReactNode }

/** Closed unless it holds the page, or was opened by the person. */
function Group({ group: { label, icon: Icon }, isCurrent, children }: GroupProps) {
  const { say } = useLanguage()
  const [open, setOpen] = useState(() => isCurrent || openedGroups().includes(label.fr))
  useEffect(() => {
    if (isCurrent) setOpen(true)
  }, [isCurrent])
  const toggle = (): void => {
    const others = openedGroups().filter((other) => other !== label.fr)
    storage.write(openedGroupsKey, JSON.stringify(open ? others : [...others, label.fr]))
    setOpen(!open)
  }
  return (
    <li>
      <NavLink
        component="button"
        type="button"
        label={say(label)}
        leftSection={<Icon size={18} stroke={1.75} />}
        rightSection={<IconChevronDown size={16} className={style['chevron']} aria-hidden="true" />}
        disableRightSectionRotation
        aria-expanded={open}
        onClick={toggle}
      />
      {open ? (
        <Flex component="ul" direction="column" gap={2} py="2px 8px" ps={8}>
          {children}
        </Flex>
      ) : null}
    </li>
  )
}
