import { team } from '@kxo/domain/contacts/paths'
import { adminImport, teamImport } from '@kxo/domain/imports/paths'
import { may } from '@kxo/domain/imports/permissions'
import { importWords as w } from '@kxo/domain/imports/screen-words'
import { IconFileImport } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { customisationGroup } from '../../platform/menu-groups.ts'
import { type Place, pages } from '../../platform/page.ts'
import { recordIdIn } from '../../platform/record-id.ts'
import { aKey, aNumber } from '../../ui/navigation/address-schema.ts'
import { listQuery } from '../../ui/table/table-source.ts'

const address = z.object({ id: aNumber, step: aKey, kind: aKey })
const reads = ({ search }: Place) =>
  import('./api.ts').then(({ importQuery, importsSource, latestFirst }) => [
    search['id'] ? importQuery(recordIdIn(search['id'])) : listQuery(importsSource(), search, latestFirst),
  ])

export const importsPages = pages([
  {
    space: 'admin',
    path: adminImport.pattern,
    layout: 'admin',
    title: w.title,
    permitted: ({ actor }) => may.readEveryImport(actor),
    menu: { group: customisationGroup, order: 90, icon: IconFileImport, label: w.menu },
    address,
    reads,
    component: () => import('./import-page.tsx'),
  },
  {
    space: 'user',
    path: teamImport.pattern,
    under: team.pattern,
    layout: 'user',
    title: w.title,
    feature: 'referent',
    permitted: ({ actor }) => may.importTeam(actor),
    address,
    reads,
    component: () => import('./import-page.tsx'),
  },
])
