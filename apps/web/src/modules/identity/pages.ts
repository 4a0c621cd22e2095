import { anyLogin, choosePassword, clientHome, home, login, logout, personalLink } from '@kxo/domain/identity/paths'
import { identityWords as w } from '@kxo/domain/identity/words'
import { pages } from '../../app/page.ts'

export const identityPages = pages([
  {
    space: 'public',
    path: login.pattern,
    aliases: [anyLogin.pattern, home.pattern, clientHome.pattern],
    layout: 'blank',
    title: w.loginTitle,
    component: () => import('./login-page.tsx'),
  },
  {
    space: 'public',
    path: choosePassword.pattern,
    layout: 'blank',
    title: w.choosePassword,
    component: () => import('./choose-password-page.tsx'),
  },
  {
    space: 'public',
    path: personalLink.pattern,
    layout: 'blank',
    title: w.linkTitle,
    component: () => import('./link-page.tsx'),
  },
  { space: 'public', path: logout.pattern, layout: 'blank', title: w.logout, component: () => import('./logout-page.tsx') },
])
