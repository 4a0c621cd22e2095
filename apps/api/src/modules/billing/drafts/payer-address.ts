import type { billingContract } from '@kxo/domain/billing/contract'
import { billingErrors } from '@kxo/domain/billing/errors'
import { missingInWords, missingOfAddress, type PayerAddress } from '@kxo/domain/billing/payer-address'
import { may } from '@kxo/domain/billing/permissions'
import { refuse } from '@kxo/domain/kernel/errors'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { writeBillingAddress } from '../../companies/index.ts'
import { writeAddress } from '../../contacts/index.ts'
import type { BillParty } from '../printing/priced-document.ts'
import { billedAt, buyerOf, findPayer, type Payer } from './buyer-of.ts'

type Named = { user?: number | undefined; company?: number | undefined }

/** Where a payer is invoiced, as their record says. */
const addressOf = ({ person, company }: Payer) => (company ? billedAt(company) : person)

/** What the address of a buyer lacks to be printed; undefined when nothing. */
export const lacksOf = ({ address: { lines, postal_code, city, country_code } }: BillParty): Sentence | undefined => {
  const written = { address: lines[0] ?? null, code_postal: postal_code, town: city, country: country_code }
  return missingOfAddress(written).length === 0 ? undefined : missingInWords(written)
}

/** @throws 409 when a buyer has no address to be invoiced at (INV-20), saying what it lacks */
export function checkAddress(buyer: BillParty): void {
  const missing = lacksOf(buyer)
  if (missing) refuse(billingErrors.buyerAddressMissing, { name: buyer.name, missing }, [{ field: 'payer_address', message: 'required' }])
}

const fieldsOf = ({ address, address_complement = null, code_postal, town, country }: NonNullable<ReturnType<typeof addressOf>>) => ({
  address,
  address_complement,
  code_postal,
  town,
  country,
})

/** Saves where a payer is invoiced on their record, unless it says so already. */
export async function saveAddress(context: Context, { user, company }: Named, input: PayerAddress): Promise<void> {
  const { address, address_complement = null, code_postal = null, town, country } = input
  const fields = { address, address_complement, code_postal, town, country }
  const payer = await findPayer(context.db, { user_id: company === undefined ? (user ?? null) : null, company_id: company ?? null })
  const known = fieldsOf(found(addressOf(payer)))
  if (Object.entries(fields).every(([name, value]) => known[name as keyof typeof known] === value)) return
  if (company !== undefined) await writeBillingAddress(context, company, fields)
  else if (user !== undefined) await writeAddress(context, user, fields)
}

async function read(context: Context, { user = null, company = null }: { user?: number | null; company?: number | null }) {
  const whose = { user_id: company === null ? user : null, company_id: company }
  const payer = await findPayer(context.db, whose)
  const address = fieldsOf(found(may.readPayerAddress(context.actor, whose) ? addressOf(payer) : undefined))
  const is_complete = missingOfAddress(address).length === 0
  const is_editable = may.changePayerAddress(context.actor, { ...whose, has_address: is_complete })
  return { name: buyerOf(payer).name, ...address, is_complete, is_editable }
}

export const payerAddress: Verb<typeof billingContract.payerAddress> = (context, { query }) => read(context, query)

/** @throws 404 on a payer who is not one’s own, 403 on the address of a company one only belongs to */
export const changePayerAddress: Verb<typeof billingContract.changePayerAddress> = async (
  context,
  { body: { user, company, ...address } },
) => {
  const { is_editable } = await read(context, { user, company })
  authorize(is_editable)
  await saveAddress(context, { user, company }, address)
  return read(context, { user, company })
}
