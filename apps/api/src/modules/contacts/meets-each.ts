import { contactFilterList, contactList } from '@kxo/domain/contacts/list'
import { machine } from '@kxo/domain/kernel/actor'
import type { ListEntry } from '@kxo/domain/kernel/list'
import type { Filter } from '@kxo/domain/kernel/listing'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { filtered, type ListPlan } from '../../platform/lists/list-filters.ts'
import { recordColumns } from '../fields/index.ts'
import { contactsPlan } from './list.ts'
import { selectContacts } from './queries.ts'

type Asking = Pick<Context, 'db' | 'tenant' | 'language'>
/** The plan the lists of contacts follow, whoever asks: a person measured by it may read none of it. */
async function planFor(context: Asking): Promise<ListPlan> {
  const actor = machine(context.tenant.id)
  return contactsPlan({ ...context, actor }, await recordColumns({ ...context, actor } as Context, 'User'))
}

const meeting = (context: Asking, plan: ListPlan, filters: Filter[]) =>
  filtered(selectContacts(context.db).clearSelect().select('users.id'), plan, { q: undefined, filters })

/** For each condition, whether a person meets it. @throws 422 on a field people do not have */
export async function meetsEach(context: Asking, user_id: number, conditions: readonly Filter[]): Promise<boolean[]> {
  const plan = await planFor(context)
  const met: boolean[] = []
  for (const one of conditions)
    met.push((await meeting(context, plan, [one]).where('users.id', '=', user_id).executeTakeFirst()) !== undefined)
  return met
}

/** The people who meet all of these conditions, or at least one, by their number; nobody without a condition. @throws 422 on a field people do not have */
export async function peopleMeeting(context: Asking, mode: 'all' | 'any', conditions: Filter[]): Promise<RawBuilder<{ id: number }>> {
  const plan = await planFor(context)
  const groups = mode === 'all' ? [conditions] : conditions.map((one) => [one])
  if (conditions.length === 0) return sql`select null::bigint as id where false`
  const found = groups.map((group) => sql`select found.id from ${meeting(context, plan, group).as('found')}`)
  return sql<{ id: number }>`${sql.join(found, sql` union `)}`
}

/** How many they are. */
export async function countMeeting(context: Asking, mode: 'all' | 'any', conditions: Filter[]): Promise<number> {
  const { rows } = await sql<{
    n: number
  }>`select count(*)::int as n from (${await peopleMeeting(context, mode, conditions)}) meeting`.execute(context.db)
  return rows[0]?.n ?? 0
}

/** A field of people as a condition names it. */
export const contactFieldOf = (key: string): ListEntry | undefined =>
  (contactList.fields as Readonly<Record<string, ListEntry>>)[key] ?? (contactFilterList.fields as Readonly<Record<string, ListEntry>>)[key]
