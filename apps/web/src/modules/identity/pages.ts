import { anyLogin, choosePassword, clientHome, home, login, logout, personalLink } from '@kxo/domain/identity/paths'
import { identityWords as w } from '@kxo/domain/identity/words'
import { pages } from '../../platform/page.ts'

export const identityPages = pages([
  {
    space: 'public',
    path: login.pattern,
    aliases: [anyLogin.pattern, home.pattern, clientHome.pattern],
    layout: 'blank',
    title: w.loginTitle,
    isDoor: true,
    component: () => import('./login/login-page.tsx'),
  },
  {
    space: 'public',
    path: choosePassword.pattern,
    layout: 'blank',
    title: w.choosePassword,
    isDoor: true,
    component: () => import('./login/choose-password-page.tsx'),
  },
  {
    space: 'public',
    path: personalLink.pattern,
    layout: 'blank',
    title: w.linkTitle,
    isDoor: true,
    component: () => import('./links/link-page.tsx'),
  },
  {
    space: 'public',
    path: logout.pattern,
    layout: 'blank',
    title: w.logout,
    isDoor: true,
    component: () => import('./login/logout-page.tsx'),
  },
])
