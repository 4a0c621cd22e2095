import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { PaidFor } from '../../mailing/index.ts'
import { findRegistration, latestOf } from '../queries.ts'
import { billedBy, payerSaid } from './payers.ts'

/** Where a company reads what it has to pay. */
async function addressOf({ db }: Context, id: number | null): Promise<string | null> {
  if (id === null) return null
  const { rows } = await sql<{ mail: string | null }>`select coalesce(nullif(c.billing_mail, ''), nullif(c.mail, ''), u.mail) as mail
    from companies c left join users u on u.tenant_id = c.tenant_id and u.id = c.referent_id where c.id = ${id}`.execute(db)
  return rows[0]?.mail ?? null
}

/** Where the funder that a person named is written to, as its company here says. */
async function addressOfFunder({ db }: Context, name: string | null): Promise<string | null> {
  if (name === null) return null
  const { rows } = await sql<{ mail: string | null }>`select coalesce(nullif(billing_mail, ''), nullif(mail, '')) as mail from companies
    where is_funder and merged_into_id is null and searchable(name) = searchable(${name}) order by id limit 1`.execute(db)
  return rows[0]?.mail ?? null
}

type Addresses = { payer: string | null; funder: string | null }

async function payersOfPlace(context: Context, row: Awaited<ReturnType<typeof latestOf>>): Promise<Addresses> {
  if (!row) return { payer: null, funder: null }
  const said = await payerSaid(context.db, row.id)
  const funder = await addressOfFunder(context, said?.funder ?? null)
  const by = billedBy(said, row)
  const company = said?.company_id ?? row.company_id
  return { payer: by === 'funder' ? funder : by === 'company' ? await addressOf(context, company) : null, funder }
}

/** The company a bill is made to pays it, whoever its mail is written to; its funder is the one of the place it bills. */
async function payersOfBill(context: Context, id: number): Promise<Addresses> {
  const bill = await context.db.selectFrom('bills').select(['company_id', 'registration_id']).where('id', '=', id).executeTakeFirst()
  if (!bill) return { payer: null, funder: null }
  const place = bill.registration_id === null ? undefined : await findRegistration(context.db, bill.registration_id)
  const { payer, funder } = await payersOfPlace(context, place)
  return { payer: (await addressOf(context, bill.company_id)) ?? payer, funder }
}

/** Addresses of whoever pays for a person's place at an event, or a bill, and of its funder; null where they pay themselves, or nobody is known. */
export const payersOf = async (context: Context, of: PaidFor): Promise<Addresses> =>
  'bill_id' in of ? payersOfBill(context, of.bill_id) : payersOfPlace(context, await latestOf(context.db, of.event_id, of.user_id))
