import type { DuplicateGroup, mergesContract } from '@kxo/domain/contacts/merge/merges-contract'
import { mergeLimits } from '@kxo/domain/contacts/merge/merging'
import { may } from '@kxo/domain/contacts/permissions'
import { accountStatus } from '@kxo/domain/identity/status'
import { sql } from 'kysely'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { selectContacts } from '../queries.ts'

const most = 50

/** Records that may be one person's: the same phone, or the same name in the same company; the first fifty groups. */
export const groupDuplicates: Verb<typeof mergesContract.groups> = async ({ db, actor }) => {
  authorize(may.mergeContacts(actor))
  const deleted = accountStatus.codeOf('deleted')
  const { rows } = await sql<{ reason: DuplicateGroup['reason']; ids: number[] }>`
    select 'phone' as reason, (array_agg(id order by id))[1:${sql.lit(mergeLimits.most)}] as ids from users
      where status <> ${deleted} and phone is not null group by phone having count(*) > 1
    union all
    select 'name', (array_agg(id order by id))[1:${sql.lit(mergeLimits.most)}] from users
      where status <> ${deleted} group by name_key, company_id having count(*) > 1
    limit ${most}`.execute(db)
  const groups = rows.map(({ reason, ids }) => ({ reason, ids: ids.map(Number) }))
  const ids = [...new Set(groups.flatMap((group) => group.ids))]
  if (ids.length === 0) return []
  const people = await selectContacts(db)
    .clearSelect()
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.mail', 'users.phone', 'companies.name as company_name'])
    .where('users.id', 'in', ids)
    .execute()
  const seen = new Set<string>()
  return groups.flatMap((group) => {
    const key = group.ids.join()
    if (seen.has(key)) return []
    seen.add(key)
    return [{ reason: group.reason, people: group.ids.flatMap((id) => people.filter((one) => one.id === id)) }]
  })
}
