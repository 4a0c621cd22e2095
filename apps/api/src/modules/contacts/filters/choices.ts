import type { contactsContract } from '@kxo/domain/contacts/contract'
import { may } from '@kxo/domain/contacts/permissions'
import { postalCodeFromText } from '@kxo/domain/kernel/geography'
import { isSignedInFully } from '@kxo/domain/kernel/permissions'
import { sql } from 'kysely'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { holds } from '../../../platform/lists/list-filters.ts'
import { planHint } from '../../../platform/lists/plan-hints.ts'
import { selectContacts } from '../queries.ts'

const most = 20

/** The first people or companies whose name holds what is typed. */
export const listChoices: Verb<typeof contactsContract.choices> = async ({ db, actor }, { query }) => {
  authorize(may.listContacts(actor))
  const words = (query.q ?? '').split(/\s+/).filter(Boolean)
  if (query.of === 'company') {
    let rows = db.selectFrom('companies').select(['id', 'name']).where('merged_into_id', 'is', null)
    for (const word of words) rows = rows.where(holds(sql.ref('companies.search'), word))
    const found = await rows.orderBy(sql`searchable(name)`).orderBy('id').limit(most).modifyEnd(planHint).execute()
    return found.map(({ id, name }) => ({ id, label: name }))
  }
  let rows = selectContacts(db)
  for (const word of words) rows = rows.where(holds(sql.ref('users.search'), word))
  const found = await rows.orderBy(sql`searchable(users.last_name)`).orderBy('users.id').limit(most).modifyEnd(planHint).execute()
  return found.map((row) => ({
    id: row.id,
    label: [`${row.first_name} ${row.last_name}`, row.company_name].filter(Boolean).join(' · '),
  }))
}

/** Towns the tenant's own records give to a postal code: the product holds no list of the country's (docs/decisions/0015). */
export const listTowns: Verb<typeof contactsContract.towns> = async ({ db, actor }, { query }) => {
  authorize(isSignedInFully(actor))
  const code = postalCodeFromText(query.code_postal)
  if (!code) return []
  const { rows } = await sql<{ town: string }>`
    select (array_agg(town order by times desc, town))[1] as town from (
      select town, count(*) as times from (
        select town from users where code_postal = ${code} and town is not null
        union all select town from companies where code_postal = ${code} and town is not null
      ) known group by town) counted
    group by searchable(replace(town, '-', ' ')) order by sum(times) desc, 1 limit 20`.execute(db)
  return rows.map(({ town }) => town)
}
