import { adminProducts } from '@kxo/domain/products/paths'
import { may } from '@kxo/domain/products/permissions'
import { productWords as w } from '@kxo/domain/products/words'
import { IconShoppingBag } from '@tabler/icons-react'
import { customisationGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'

export const productsPages = pages([
  {
    space: 'admin',
    path: adminProducts.pattern,
    layout: 'admin',
    title: w.list,
    menu: { group: customisationGroup, order: 80, icon: IconShoppingBag, label: w.list },
    offered: ({ tenant }) => tenant.params.manage_products,
    permitted: ({ actor }) => may.arrangeProducts(actor),
    component: () => import('./products-page.tsx'),
  },
])
