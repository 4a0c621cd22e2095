import { billCategory } from '@kxo/domain/billing/category'
import type { Locale } from '@kxo/domain/kernel/sentence'
import type { Context } from '../../../platform/context.ts'
import type { Printed } from '../printing/printed-of.ts'
import type { BillRecord } from '../queries.ts'
import { dressOf } from './dress.ts'
import { billValues } from './own-values.ts'

type Dressed = Pick<BillRecord, 'category' | 'entity_id' | 'user_id' | 'morph' | 'morph_id'>

/** How a bill or a credit note about to be printed is dressed, once numbered: as it is under no model. */
export async function billDress(context: Context, bill: Dressed, locale: Locale): Promise<(printed: Printed) => Printed> {
  const { entity_id, user_id, morph, morph_id } = bill
  const category = billCategory.keyOf(bill.category) === 'credit' ? 'credit' : 'bill'
  const dress = await dressOf<Printed>(context, { category, locale, ownOf: billValues, entity_id, user_id, morph, morph_id })
  return (printed) => dress(printed).paper
}
