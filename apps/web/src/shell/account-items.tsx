import { logout } from '@kxo/domain/identity/paths'
import type { Locale } from '@kxo/domain/kernel/sentence'
import { Menu } from '@mantine/core'
import { IconLogout, IconUserCircle } from '@tabler/icons-react'
import { Link as RouterLink } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { frameWords } from '../platform/frame-words.ts'
import { mayOpen } from '../platform/guard.ts'
import { chooseLocale } from '../platform/locale.ts'
import { usePageList } from '../platform/page-list.tsx'
import { useViewer } from '../platform/viewer.ts'
import { useLanguage } from '../ui/i18n/language.tsx'
import { languageNames } from './language-switch.tsx'

/** What the menu of an account holds: own profile, language, what modules add (`children`), the way out. */
export function AccountItems({ children }: { children: ReactNode }) {
  const { say, locale } = useLanguage()
  const { pages } = usePageList()
  const viewer = useViewer()
  const { tenant, user } = viewer
  const own = pages.find(({ completesAccount }) => completesAccount)
  return (
    <>
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
    </>
  )
}
