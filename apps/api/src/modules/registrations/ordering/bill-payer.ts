import type { UserPrice } from '@kxo/domain/pricing/contract'
import { splitPrice } from '@kxo/domain/registrations/ordering/funder-split'
import type { Context } from '../../../platform/context.ts'
import { draftBillFor, dropShareDraft } from '../../billing/index.ts'
import { funderCompany } from '../../companies/index.ts'
import type { RegistrationRow } from '../queries.ts'
import { billedBy, fundingNote, isFunded, type PayerRow } from './payers.ts'

type PayerRequest = {
  said: PayerRow | undefined
  price: UserPrice | null
  billed?: ReturnType<typeof billedBy>
  purchase_order?: string | null | undefined
}

/** Writes the bill of a registration for whoever pays it; a funder that pays directly is billed under the number of its file, for the part it agreed to; the rest goes to the employer, or the person (FOR-51). Answers the number of the bill of the rest, or of the whole. */
export async function billPayer(
  context: Context,
  row: RegistrationRow,
  { said, price, purchase_order, ...others }: PayerRequest,
): Promise<number> {
  const billed = others.billed ?? billedBy(said, row)
  const funder = said && isFunded(said) ? said : undefined
  const note = funder && fundingNote(context, funder)
  const split = billed === 'funder' && funder?.agreed_ht && price ? splitPrice(price, funder.agreed_ht) : undefined
  if (!split?.rest) await dropShareDraft(context, row.id)
  if (billed === 'funder' && funder?.funder) {
    const company_id = await funderCompany(context, funder.funder)
    const toFunder = { registration: { ...row, company_id }, payer: 'company' as const, purchase_order: funder.funder_number, note }
    if (!split?.rest) return draftBillFor(context, { ...toFunder, price })
    await draftBillFor(context, { ...toFunder, price: split.share, is_funder_share: true })
  }
  const isSelf = billed === 'self' || (billed === 'funder' && funder?.company_id === null)
  return draftBillFor(context, {
    price: split?.rest ?? price,
    rounding: split?.rounding ?? 0,
    note,
    registration: { ...row, company_id: said?.company_id ?? row.company_id },
    payer: isSelf ? 'self' : 'company',
    purchase_order: purchase_order ?? said?.purchase_order,
  })
}
