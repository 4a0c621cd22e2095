import { adminForm, adminFormNew, adminForms } from '@kxo/domain/forms/paths'
import { may } from '@kxo/domain/forms/permissions'
import { formsWords as w } from '@kxo/domain/forms/words'
import { IconForms } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { customisationGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'
import { recordIdIn } from '../../platform/record-id.ts'
import { aKey, oneOf } from '../../ui/navigation/address-schema.ts'
import { listQuery } from '../../ui/table/table-source.ts'

export const formsPages = pages([
  {
    space: 'admin',
    path: adminForms.pattern,
    layout: 'admin',
    title: w.list,
    menu: { group: customisationGroup, order: 5, icon: IconForms, label: w.list },
    permitted: ({ actor }) => may.readForms(actor),
    address: z.object({ status: oneOf(['archived']) }),
    reads: ({ search }) => import('./api.ts').then(({ formsSource }) => [listQuery(formsSource(search['status'] === 'archived'), search)]),
    component: () => import('./forms-page.tsx'),
  },
  {
    space: 'admin',
    path: adminFormNew.pattern,
    under: adminForms.pattern,
    layout: 'admin',
    title: w.newTitle,
    permitted: ({ actor }) => may.writeForms(actor),
    component: () => import('./new-form-page.tsx'),
  },
  {
    space: 'admin',
    path: adminForm.pattern,
    under: adminForms.pattern,
    layout: 'admin',
    title: w.formTitle,
    permitted: ({ actor }) => may.readForms(actor),
    address: z.object({ tab: aKey }),
    reads: ({ params }) => import('./api.ts').then(({ formQuery }) => [formQuery(recordIdIn(params['id']))]),
    component: () => import('./form-page.tsx'),
  },
])
