import { adminForm, adminFormNew, adminForms } from '@kxo/domain/forms/paths'
import { may } from '@kxo/domain/forms/permissions'
import { formsWords as w } from '@kxo/domain/forms/words'
import { IconForms } from '@tabler/icons-react'
import { customisationGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'

export const formsPages = pages([
  {
    space: 'admin',
    path: adminForms.pattern,
    layout: 'admin',
    title: w.list,
    menu: { group: customisationGroup, order: 5, icon: IconForms, label: w.list },
    permitted: ({ actor }) => may.readForms(actor),
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
    component: () => import('./form-page.tsx'),
  },
])
