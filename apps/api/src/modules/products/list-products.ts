import type { productsContract } from '@kxo/domain/products/contract'
import { productList } from '@kxo/domain/products/list'
import { may } from '@kxo/domain/products/permissions'
import { sql } from 'kysely'
import { authorize } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../platform/lists/list-of.ts'
import { listOrExport } from '../traces/index.ts'
import { type ProductRow, presentProduct, selectProducts } from './queries.ts'

const plan = planOf(
  productList,
  {
    name: { at: sql`products.name` },
    code: { at: sql`products.code` },
    family: { at: sql`products.family` },
    kind: { at: sql`products.kind` },
    amount_ht: { at: sql`products.amount_ht` },
    accounting_code: { at: sql`products.accounting_code` },
    stock: { at: sql`products.stock` },
    taken: { at: sql`products.taken` },
  },
  {
    fields: {},
    search: sql`searchable(concat_ws(' ', products.name, products.code, products.family))`,
    sort: 'name',
    id: sql`products.id`,
  },
)

export const listProducts: Verb<typeof productsContract.list> = async (context, { query }) => {
  authorize(may.readOptions(context.actor))
  const rows = (db: Queries) => selectProducts(db).where('products.archived_at', query.tab === 'archived' ? 'is not' : 'is', null)
  return listOrExport(context, 'export_products', {
    name: context.language.noun('product', 'pl'),
    plan,
    asked: query,
    query: rows,
    present: (some: ProductRow[]) => some.map(presentProduct),
    columns: exportsOf(productList),
  })
}
