import { isMorph, morphs } from '@kxo/domain/fields/morph'
import { adminCustomField, adminCustomFieldNew, adminCustomFields, adminTabs } from '@kxo/domain/fields/paths'
import { may } from '@kxo/domain/fields/permissions'
import { fieldsWords as w } from '@kxo/domain/fields/words'
import { IconForms, IconLayoutNavbar } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { customisationGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'
import { recordIdIn } from '../../platform/record-id.ts'
import { oneOf } from '../../ui/navigation/address-schema.ts'

export const fieldsPages = pages([
  {
    space: 'admin',
    path: adminCustomFields.pattern,
    layout: 'admin',
    title: w.list,
    menu: { group: customisationGroup, order: 10, icon: IconForms, label: w.list },
    permitted: ({ actor }) => may.customise(actor),
    address: z.object({ morph: oneOf(morphs) }),
    reads: ({ search }) =>
      import('./api.ts').then(({ fieldsQuery, rubricsQuery }) => {
        const morph = isMorph(search['morph']) ? search['morph'] : 'User'
        return [fieldsQuery(morph), rubricsQuery(morph)]
      }),
    component: () => import('./custom-fields-page.tsx'),
  },
  {
    space: 'admin',
    path: adminCustomFieldNew.pattern,
    under: adminCustomFields.pattern,
    layout: 'admin',
    title: w.newField,
    permitted: ({ actor }) => may.customise(actor),
    reads: ({ params: { morph } }) => import('./api.ts').then(({ fieldsQuery }) => (isMorph(morph) ? [fieldsQuery(morph)] : [])),
    component: () => import('./field/new-field-page.tsx'),
  },
  {
    space: 'admin',
    path: adminCustomField.pattern,
    under: adminCustomFields.pattern,
    layout: 'admin',
    title: w.fieldTitle,
    permitted: ({ actor }) => may.customise(actor),
    reads: ({ params }) => import('./api.ts').then(({ fieldQuery }) => [fieldQuery(recordIdIn(params['id']))]),
    component: () => import('./field/field-page.tsx'),
  },
  {
    space: 'admin',
    path: adminTabs.pattern,
    layout: 'admin',
    title: w.tabs,
    menu: { group: customisationGroup, order: 40, icon: IconLayoutNavbar, label: w.tabsMenu },
    offered: ({ tenant }) => tenant.params.field_tabs,
    permitted: ({ actor }) => may.customise(actor),
    address: z.object({ morph: oneOf(morphs) }),
    reads: ({ search }) =>
      import('./api.ts').then(({ fieldsQuery, tabsQuery }) => {
        const morph = isMorph(search['morph']) ? search['morph'] : 'User'
        return [tabsQuery(morph), fieldsQuery(morph)]
      }),
    component: () => import('./layout/tabs-page.tsx'),
  },
])
