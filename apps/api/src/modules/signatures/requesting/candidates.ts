import { accountStatus } from '@kxo/domain/identity/status'
import { machine } from '@kxo/domain/kernel/actor'
import type { Agreement } from '@kxo/domain/signatures/agreement'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { AgreementRecord } from '../queries.ts'

const shutOut = accountStatus.codesOf('suspended', 'disabled', 'deleted')

/** Who may sign: for a company its people, its referent first; for a person, they alone; for the body, those who write in its space, the caller first. */
export async function candidatesFor(
  { db, actor }: Context,
  row: Pick<AgreementRecord, 'company_id' | 'user_id'>,
): Promise<Agreement['candidates']> {
  const people = db
    .selectFrom('users')
    .select(['users.id', sql<string>`users.first_name || ' ' || users.last_name`.as('name')])
    .where('users.status', 'not in', shutOut)
    .where('users.merged_into_id', 'is', null)
    .limit(100)
  const party =
    row.company_id === null
      ? people.where('users.id', '=', row.user_id ?? 0)
      : people
          .where('users.company_id', '=', row.company_id)
          .orderBy(sql`users.id = (select referent_id from companies where id = ${row.company_id})`, 'desc')
          .orderBy('users.name_key')
  const body = people
    .where((eb) =>
      eb.or([
        eb.and([eb('users.is_admin', '=', true), eb('users.is_restricted', '<>', 1), eb('users.is_super_admin', '=', false)]),
        eb('users.profile_code', '=', 'CNS'),
        eb('users.id', '=', actor.user_id ?? 0),
      ]),
    )
    .orderBy(sql`users.id = ${actor.user_id ?? 0}`, 'desc')
    .orderBy('users.name_key')
  return { party: await party.execute(), body: await body.execute() }
}

/** Who countersigns what the product draws up: the responsible of the event, else whoever writes in the space first; never the person bound. */
export async function countersignatoryOf(
  context: Context,
  row: Pick<AgreementRecord, 'company_id' | 'user_id' | 'event_id'>,
): Promise<number | undefined> {
  const { body } = await candidatesFor({ ...context, actor: machine(context.tenant.id) }, row)
  const { responsible_id } = await context.db
    .selectFrom('events')
    .select('responsible_id')
    .where('id', '=', row.event_id)
    .executeTakeFirstOrThrow()
  const others = body.filter(({ id }) => id !== row.user_id)
  return (others.find(({ id }) => id === responsible_id) ?? others[0])?.id
}
