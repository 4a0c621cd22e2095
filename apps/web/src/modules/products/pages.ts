import { adminProducts } from '@kxo/domain/products/paths'
import { may } from '@kxo/domain/products/permissions'
import { productWords as w } from '@kxo/domain/products/words'
import { IconShoppingBag } from '@tabler/icons-react'
import * as z from 'zod/mini'
import { customisationGroup } from '../../platform/menu-groups.ts'
import { pages } from '../../platform/page.ts'
import { listQuery } from '../../ui/table/table-source.ts'
import { productsAddress } from './products-address.ts'

export const productsPages = pages([
  {
    space: 'admin',
    path: adminProducts.pattern,
    layout: 'admin',
    title: w.list,
    menu: { group: customisationGroup, order: 80, icon: IconShoppingBag, label: w.list },
    offered: ({ tenant }) => tenant.params.manage_products,
    permitted: ({ actor }) => may.arrangeProducts(actor),
    address: productsAddress,
    reads: ({ search }) =>
      import('./api.ts').then(({ productsSource }) => [
        listQuery(productsSource(z.parse(productsAddress, search).tab ?? 'current'), search),
      ]),
    component: () => import('./products-page.tsx'),
  },
])
