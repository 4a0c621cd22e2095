import { billingErrors } from '@kxo/domain/billing/errors'
import { netLines } from '@kxo/domain/billing/rules'
import { refuse } from '@kxo/domain/kernel/errors'
import { totalsOf } from '@kxo/domain/kernel/totals'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { EntityRecord } from '../queries.ts'
import { checkTotal } from './check-total.ts'
import type { Draft } from './draft.ts'
import { issuerOfDraft } from './issuer-of-event.ts'

/** Who issues a draft, of a bill or of a quote. @throws 409 without an issuer, or when it is archived */
export async function issuerFor(db: Queries, draft: Parameters<typeof issuerOfDraft>[1]): Promise<EntityRecord> {
  const entity = (await issuerOfDraft(db, draft)) ?? refuse(billingErrors.noIssuer)
  if (entity.archived_at !== null) refuse(billingErrors.archivedIssuer)
  return entity
}

type Priced = Pick<Draft, 'lines' | 'discount' | 'prices_include_tax' | 'rounding' | 'taxOf'>

/** The amounts of a draft and its lines as they are stored (INV-40, INV-42). @throws 409 on a total that cannot be */
export function pricedDraft(draft: Priced) {
  const net = draft.prices_include_tax
    ? netLines(draft.lines, draft.discount)
    : { lines: draft.lines, discount: draft.discount, rounding: draft.rounding ?? 0 }
  const totals = totalsOf(net.lines, net.discount, draft.taxOf)
  checkTotal({ totals, rounding: net.rounding })
  return {
    amounts: {
      discount: net.discount.discount,
      discount_type: net.discount.discount_type,
      amount_ht: totals.total_ht,
      tax_amount: totals.total_tax,
      amount: totals.total_ttc,
      rounding: net.rounding,
    },
    rows: net.lines.map((line, index) => ({
      rank: index + 1,
      name: line.name,
      description: line.description,
      quantity: line.quantity,
      unit_price: line.unit_price,
      discount: line.discount,
      discount_type: line.discount_type,
      vat_rate: line.vat_reason === null ? line.vat_rate : 0,
      vat_reason: line.vat_reason,
      amount_ht: totals.lines[index]?.net ?? 0,
      tax_amount: totals.lines[index]?.tax_amount ?? 0,
      amount: totals.lines[index]?.total_ttc ?? 0,
      accounting_code: line.accounting_code,
      user_id: line.user_id,
    })),
  }
}
