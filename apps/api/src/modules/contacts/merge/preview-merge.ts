import type { mergesContract } from '@kxo/domain/contacts/merge/merges-contract'
import { may } from '@kxo/domain/contacts/permissions'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { authorize } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { contactsDependencies } from '../dependencies.ts'
import { presentContact } from '../present.ts'
import { selectContacts } from '../queries.ts'

/** Titles of the events that several of some people are registered to. */
export async function eventsTwice(db: Queries, ids: readonly number[]): Promise<string[]> {
  const rows = await db
    .selectFrom('registrations')
    .innerJoin('events', (join) =>
      join.onRef('events.tenant_id', '=', 'registrations.tenant_id').onRef('events.id', '=', 'registrations.event_id'),
    )
    .select('events.title')
    .where('registrations.user_id', 'in', [...ids])
    .where('registrations.status', '<>', contactsDependencies().cancelledRegistration)
    .groupBy(['events.id', 'events.title'])
    .having(sql<boolean>`count(*) > 1`)
    .orderBy('events.title')
    .execute()
  return rows.map(({ title }) => title)
}

const countOf = async (db: Queries, table: 'registrations' | 'bills' | 'documents' | 'tasks', ids: readonly number[]): Promise<number> => {
  const { n } = await db
    .selectFrom(table)
    .select(sql<number>`count(*)`.as('n'))
    .where('user_id', 'in', [...ids])
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** What would follow a merge of some people, and what forbids it. */
export const previewMerge: Verb<typeof mergesContract.preview> = async (context, { query }) => {
  const { db, actor } = context
  authorize(may.mergeContacts(actor))
  const ids = [...new Set(query.ids)]
  const known = await selectContacts(db).where('users.id', 'in', ids).orderBy('users.created_at').orderBy('users.id').execute()
  if (known.length !== ids.length) refuse(kernelErrors.notFound)
  const people = []
  for (const { id } of known) people.push(await presentContact(context, id))
  return {
    people,
    registrations: await countOf(db, 'registrations', ids),
    bills: await countOf(db, 'bills', ids),
    documents: await countOf(db, 'documents', ids),
    tasks: await countOf(db, 'tasks', ids),
    twice: await eventsTwice(db, ids),
    admins: known.filter(({ is_admin }) => is_admin).map(({ id }) => id),
  }
}
