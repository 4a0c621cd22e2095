import { directory, publicDirectory } from '@kxo/domain/directory/paths'
import { may } from '@kxo/domain/directory/permissions'
import { directoryWords as w } from '@kxo/domain/directory/words'
import { IconAddressBook } from '@tabler/icons-react'
import { pages } from '../../platform/page.ts'
import { directoryAddress } from './directory-address.ts'

export const directoryPages = pages([
  {
    space: 'user',
    path: directory.pattern,
    layout: 'user',
    title: w.title,
    menu: { order: 80, icon: IconAddressBook, label: w.title },
    offered: ({ tenant }) => !tenant.params.is_recruiting_platform,
    permitted: ({ actor }) => may.read(actor),
    address: directoryAddress,
    reads: ({ search }) =>
      import('./api.ts').then(({ companiesQuery, companiesQueryOf, directoryPageQuery, filtersQuery, peopleQueryOf }) =>
        search['tab'] === 'companies'
          ? [companiesQuery(companiesQueryOf(search))]
          : [directoryPageQuery('network', peopleQueryOf(search)), filtersQuery('network')],
      ),
    component: () => import('./directory-page.tsx'),
  },
  {
    space: 'public',
    path: publicDirectory.pattern,
    layout: 'blank',
    title: w.title,
    offered: ({ tenant }) => tenant.params.public_directory && !tenant.params.is_recruiting_platform,
    address: directoryAddress,
    reads: ({ search }) =>
      import('./api.ts').then(({ directoryPageQuery, filtersQuery, peopleQueryOf }) => [
        directoryPageQuery('public', peopleQueryOf(search)),
        filtersQuery('public'),
      ]),
    component: () => import('./public-directory-page.tsx'),
  },
])
