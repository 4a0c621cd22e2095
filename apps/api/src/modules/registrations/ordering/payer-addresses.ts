import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { latestOf } from '../queries.ts'
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

/** Addresses of whoever pays for a person's place at an event, and of its funder; null where they pay themselves, or nobody is known. */
export async function payersOf(
  context: Context,
  { user_id, event_id }: { user_id: number; event_id: number },
): Promise<{ payer: string | null; funder: string | null }> {
  const row = await latestOf(context.db, event_id, user_id)
  if (!row) return { payer: null, funder: null }
  const said = await payerSaid(context.db, row.id)
  const funder = await addressOfFunder(context, said?.funder ?? null)
  const by = billedBy(said, row)
  const company = said?.company_id ?? row.company_id
  return { payer: by === 'funder' ? funder : by === 'company' ? await addressOf(context, company) : null, funder }
}
