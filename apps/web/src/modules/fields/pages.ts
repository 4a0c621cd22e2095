import { adminCustomField, adminCustomFieldNew, adminCustomFields, adminTabs } from '@kxo/domain/fields/paths'
import { may } from '@kxo/domain/fields/permissions'
import { fieldsWords as w } from '@kxo/domain/fields/words'
import { IconForms, IconLayoutNavbar } from '@tabler/icons-react'
import { customisationGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'

export const fieldsPages = pages([
  {
    space: 'admin',
    path: adminCustomFields.pattern,
    layout: 'admin',
    title: w.list,
    menu: { group: customisationGroup, order: 10, icon: IconForms, label: w.list },
    permitted: ({ actor }) => may.customise(actor),
    component: () => import('./custom-fields-page.tsx'),
  },
  {
    space: 'admin',
    path: adminCustomFieldNew.pattern,
    under: adminCustomFields.pattern,
    layout: 'admin',
    title: w.newField,
    permitted: ({ actor }) => may.customise(actor),
    component: () => import('./field/new-field-page.tsx'),
  },
  {
    space: 'admin',
    path: adminCustomField.pattern,
    under: adminCustomFields.pattern,
    layout: 'admin',
    title: w.fieldTitle,
    permitted: ({ actor }) => may.customise(actor),
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
    component: () => import('./layout/tabs-page.tsx'),
  },
])
