import { type Context, found } from '../../../platform/context.ts'
import { lockCompany } from '../queries.ts'
import { writeCompany } from './write-company.ts'
import { storedFields } from './written-fields.ts'

type Address = { address: string; address_complement: string | null; code_postal: string | null; town: string; country: string }

/** Where a company is billed: its own address while it has none, else the one set apart for bills. */
export async function writeBillingAddress(context: Context, id: number, input: Address): Promise<void> {
  const before = found(await lockCompany(context.db, id))
  const { address, address_complement, code_postal, town, country } = input
  const fields =
    before.address && before.town
      ? {
          billing_address: address,
          billing_address_complement: address_complement,
          billing_code_postal: code_postal,
          billing_town: town,
          billing_country: country,
        }
      : input
  await writeCompany(context, before, await storedFields(context, fields, before))
}
