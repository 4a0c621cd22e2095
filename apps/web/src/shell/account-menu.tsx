import { logout } from '@kxo/domain/identity/paths'
import type { Locale } from '@kxo/domain/kernel/sentence'
import { Menu, Text, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Link as RouterLink } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { frameWords } from '../platform/frame-words.ts'
import { mayOpen } from '../platform/guard.ts'
import { chooseLocale } from '../platform/locale.ts'
import { usePageList } from '../platform/page-list.tsx'
import { useViewer } from '../platform/viewer.ts'
import { useLanguage } from '../ui/i18n/language.tsx'
import style from './header.module.css'
import { languageNames } from './language-switch.tsx'

/** What concerns the person and no page, under their name: own profile, language, what modules add (`children`), the way out. */
export function AccountMenu({ name, children }: { name: string; children: ReactNode }) {
  const { say, locale } = useLanguage()
  const { pages } = usePageList()
  const viewer = useViewer()
  const { tenant, user, actor } = viewer
  const own = pages.find(({ completesAccount }) => completesAccount)
  return (
    <Menu withinPortal={false} offset={22}>
      <Menu.Target>
        <UnstyledButton className={style['account']} aria-label={say(frameWords.account, { name })} data-account>
          {actor.profile === 'REC' ? null : <IconUserCircle size={26} stroke={1.5} className={style['face']} aria-hidden="true" />}
          <Text span fz="sm" fw={600} truncate className={style['name']}>
            {name}
          </Text>
          <IconChevronDown size={16} className={style['face']} aria-hidden="true" />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown miw={220}>
        {own && user && mayOpen(own, viewer) ? (
          <Menu.Item
            leftSection={<IconUserCircle size={18} stroke={1.75} />}
            renderRoot={(props) => <RouterLink to={own.path.replace(':id', String(user.id))} {...props} />}
          >
            {say(own.title)}
          </Menu.Item>
        ) : null}
        {tenant.languages.length > 1 ? (
          <>
            <Menu.Label>{say(frameWords.language)}</Menu.Label>
            <Menu.RadioGroup value={locale} onChange={(value) => chooseLocale(value as Locale)} aria-label={say(frameWords.language)}>
              {tenant.languages.map((language) => (
                <Menu.RadioItem key={language} value={language} lang={language} closeMenuOnClick>
                  {languageNames[language]}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </>
        ) : null}
        {children}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={18} stroke={1.75} />} renderRoot={(props) => <RouterLink to={logout()} {...props} />}>
          {say(frameWords.logout)}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
