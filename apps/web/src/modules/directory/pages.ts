import { directory, publicDirectory } from '@kxo/domain/directory/paths'
import { may } from '@kxo/domain/directory/permissions'
import { directoryWords as w } from '@kxo/domain/directory/words'
import { IconAddressBook } from '@tabler/icons-react'
import { pages } from '../../platform/page.ts'

export const directoryPages = pages([
  {
    space: 'user',
    path: directory.pattern,
    layout: 'user',
    title: w.title,
    menu: { order: 80, icon: IconAddressBook, label: w.title },
    offered: ({ tenant }) => !tenant.params.is_recruiting_platform,
    permitted: ({ actor }) => may.read(actor),
    component: () => import('./directory-page.tsx'),
  },
  {
    space: 'public',
    path: publicDirectory.pattern,
    layout: 'blank',
    title: w.title,
    offered: ({ tenant }) => tenant.params.public_directory && !tenant.params.is_recruiting_platform,
    component: () => import('./public-directory-page.tsx'),
  },
])
