import type { UserPrice } from '@kxo/domain/pricing/contract'
import type { Context } from '../../../platform/context.ts'
import { draftBillFor } from '../../billing/index.ts'
import { funderCompany } from '../../companies/index.ts'
import type { RegistrationRow } from '../queries.ts'
import { billedBy, fundingNote, isFunded, type PayerRow } from './payers.ts'

type Asked = {
  said: PayerRow | undefined
  price: UserPrice | null
  billed?: ReturnType<typeof billedBy>
  purchase_order?: string | null | undefined
}

/** Writes the bill of a registration for whoever pays it; a funder that pays directly is billed under the number of its file (FOR-51). */
export async function billPayer(context: Context, row: RegistrationRow, { said, price, purchase_order, ...asked }: Asked): Promise<void> {
  const billed = asked.billed ?? billedBy(said, row)
  const funder = said && isFunded(said) ? said : undefined
  const bill = { price, note: funder && fundingNote(context, funder) }
  if (billed === 'funder' && funder?.funder)
    await draftBillFor(context, {
      ...bill,
      registration: { ...row, company_id: await funderCompany(context, funder.funder) },
      payer: 'company',
      purchase_order: funder.funder_number,
    })
  else
    await draftBillFor(context, {
      ...bill,
      registration: { ...row, company_id: said?.company_id ?? row.company_id },
      payer: billed === 'self' ? 'self' : 'company',
      purchase_order: purchase_order ?? said?.purchase_order,
    })
}
