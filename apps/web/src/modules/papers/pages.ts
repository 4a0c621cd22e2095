import { adminOtherDocuments, sharedDocuments } from '@kxo/domain/documents/paths'
import { folderWords } from '@kxo/domain/papers/folder-words'
import { may } from '@kxo/domain/papers/permissions'
import { papersWords as w } from '@kxo/domain/papers/words'
import { IconFiles } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { documentsGroup, evidenceGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'
import { hasWord } from '../../platform/viewer.ts'
import { oneOf } from '../../ui/navigation/address-schema.ts'
import { listQuery } from '../../ui/table/table-source.ts'
import { registerAddress } from './register-address.ts'

export const papersPages = pages([
  {
    space: 'admin',
    path: adminOtherDocuments.pattern,
    layout: 'admin',
    title: w.title,
    menu: { group: evidenceGroup, order: 29, icon: IconFiles, label: w.title },
    permitted: ({ actor }) => may.readRegister(actor),
    address: registerAddress,
    reads: ({ search }) =>
      import('./api.ts').then(({ registerSource, organisationQuery, piecesQuery }) => {
        const { tab = 'contacts', event } = z.parse(registerAddress, search)
        if (tab === 'organisation') return [organisationQuery()]
        return tab === 'collect' ? [piecesQuery(Number(event) || undefined)] : [listQuery(registerSource(tab), search)]
      }),
    component: () => import('./register/other-documents-page.tsx'),
  },
  {
    space: 'user',
    path: sharedDocuments.pattern,
    layout: 'user',
    title: folderWords.title,
    menu: {
      group: documentsGroup,
      order: 30,
      icon: IconFiles,
      label: folderWords.title,
      shown: (viewer) => viewer.actor.is_partner || hasWord(viewer, 'support'),
    },
    permitted: ({ actor }) => may.readShared(actor),
    address: z.object({ tab: oneOf(['folder', 'events', 'bills']) }),
    reads: ({ viewer }) =>
      import('./api.ts').then(({ folderQuery, publishedQuery }) => [
        publishedQuery(),
        ...(may.ownFolder(viewer.actor) ? [folderQuery()] : []),
      ]),
    component: () => import('./folder/shared-documents-page.tsx'),
  },
])
