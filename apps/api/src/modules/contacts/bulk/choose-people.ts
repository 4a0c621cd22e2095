import { randomUUID } from 'node:crypto'
import { type BulkPerson, type BulkRequest, type BulkSet, bulkLimits } from '@kxo/domain/contacts/bulk/bulk'
import type { bulkContract } from '@kxo/domain/contacts/bulk/bulk-contract'
import { contactErrors } from '@kxo/domain/contacts/errors'
import { may } from '@kxo/domain/contacts/permissions'
import { accountStatus } from '@kxo/domain/identity/status'
import type { Input } from '@kxo/domain/kernel/contract'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { filtered } from '../../../platform/lists/list-filters.ts'
import { recordColumns } from '../../fields/index.ts'
import { settingsOf } from '../../tenants/index.ts'
import { contactsDependencies } from '../dependencies.ts'
import { lastMailRejected } from '../filters/own-filters.ts'
import { conditionsOf, contactsPlan } from '../list.ts'
import { selectContacts } from '../queries.ts'
import { checkRelations } from '../team/relations.ts'

type BulkBody = Input<typeof bulkContract.run>['body']
export type ChosenPerson = BulkPerson & { user_id: number; name: string; mail: string }

/** What is asked, once it is certain that it names something. @throws 403, 422 on what is missing or names nothing */
export async function checkedAct(context: Context, { act, company, set, mail }: BulkBody): Promise<BulkRequest> {
  authorize(may.actInBulk(context.actor))
  const missing = (field: string) => refuse(kernelErrors.invalid, {}, [{ field, message: 'required' }])
  if (act === 'attach') {
    await checkRelations(context, { company: company ?? missing('company') })
    return { act, ...(company !== undefined && { company }) }
  }
  if (act === 'write') {
    authorize(settingsOf(context.tenant).features.includes('mailing'))
    return { act, mail: { ...(mail ?? missing('mail')), occurrence: randomUUID() } }
  }
  if (act !== 'edit') return { act }
  const values = Object.fromEntries(Object.entries(set ?? {}).filter(([, value]) => value !== undefined)) as BulkSet // the contract's own shape, without what was left out
  if (Object.keys(values).length === 0) missing('set')
  await checkRelations(context, { region: values.region })
  return { act, set: values }
}

/** The people chosen one by one, or all those the list finds, by number. @throws 422 beyond the most */
export async function chosenIds(context: Context, { ids, found }: Pick<BulkBody, 'ids' | 'found'>): Promise<number[]> {
  if (ids !== undefined) return [...new Set(ids)].sort((a, b) => a - b)
  if (found === undefined) return refuse(kernelErrors.invalid, {}, [{ field: 'ids', message: 'required' }])
  const { kind, company, q, filters } = found
  let rows = filtered(selectContacts(context.db), contactsPlan(context, await recordColumns(context, 'User')), { q, filters })
  for (const condition of conditionsOf(context, { kind, company })) rows = rows.where(condition)
  const chosen = await rows
    .clearSelect()
    .select('users.id')
    .orderBy('users.id')
    .limit(bulkLimits.most + 1)
    .execute()
  if (chosen.length > bulkLimits.most) refuse(contactErrors.tooManyChosen, { max: bulkLimits.most })
  return chosen.map(({ id }) => id)
}

/** What the act depends on of these people, those who are gone left out. */
export async function peopleOf(db: Queries, ids: readonly number[]): Promise<ChosenPerson[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('users')
    .select([
      'id',
      'first_name',
      'last_name',
      'mail',
      'company_id',
      'is_admin',
      'is_super_admin',
      'status',
      'is_adherent',
      'is_prospect',
      'in_annuary',
      'region_id',
      lastMailRejected.as('has_rejected_mail'),
      contactsDependencies().speaksAlone.as('speaks_alone'),
    ])
    .where('id', 'in', [...ids])
    .where('status', '<>', accountStatus.codeOf('deleted'))
    .orderBy('id')
    .execute()
  return rows.map(({ id, status, region_id, first_name, last_name, ...row }) => ({
    ...row,
    user_id: id,
    name: `${first_name} ${last_name}`.trim(),
    status: accountStatus.keyOf(status),
    region: region_id,
  }))
}
