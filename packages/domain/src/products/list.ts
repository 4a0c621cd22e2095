import { full, list } from '../kernel/list.ts'
import type { Product } from './contract.ts'
import { productKind } from './kind.ts'
import { productWords as w } from './words.ts'

/** Products of the tenant. */
export const productList = list<Product>()({
  name: { label: w.name, kind: 'text', ...full, width: 260 },
  code: { label: w.code, kind: 'text', ...full, width: 110 },
  family: { label: w.family, kind: 'text', ...full, width: 150 },
  kind: { label: w.kind, kind: 'code', of: productKind, ...full, width: 110 },
  amount_ht: { label: w.amount, kind: 'money', ...full, width: 120 },
  vat_rate: { label: w.rate, kind: 'number', isExported: true, width: 90 },
  accounting_code: { label: w.account, kind: 'text', ...full, width: 120, isHidden: true },
  stock: { label: w.stock, kind: 'number', ...full, width: 100 },
  taken: { label: w.sold, kind: 'number', ...full, width: 100 },
  events: { label: w.events, kind: 'number', isExported: true, width: 130 },
})
