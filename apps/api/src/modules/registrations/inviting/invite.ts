import { randomBytes } from 'node:crypto'
import { accountStatus } from '@kxo/domain/identity/status'
import type { registrationsContract } from '@kxo/domain/registrations/contract'
import { codeFrom } from '@kxo/domain/registrations/pass-text'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { traceEach } from '../../traces/index.ts'
import { selectRegistrations } from '../queries.ts'
import { datesFor, placeOfEvent } from './event-facts.ts'
import { writeToGuest } from './write-to-guest.ts'

/** Invites people: those who have a registration already keep it, those of another tenant are not found. */
export const invite: Verb<typeof registrationsContract.invite> = async (context, { params, body }) => {
  authorize(may.follow(context.actor))
  found(await context.db.selectFrom('events').select('id').where('id', '=', params.id).executeTakeFirst())
  return invitePeople(context, params.id, [...new Set(body.users)])
}

/** Invites people known, each by a mail with their own link. @throws 404 when one of them is not */
export async function invitePeople(
  context: Context,
  event_id: number,
  userIds: readonly number[],
): Promise<{ invited: number; already: number }> {
  const { db, actor, now } = context
  const people = await db
    .selectFrom('users')
    .select(['id', 'company_id'])
    .where('id', 'in', [...userIds])
    .where('status', '<>', accountStatus.codeOf('deleted'))
    .execute()
  if (people.length < userIds.length) found(undefined)
  const invited = registrationStatus.codeOf('invited')
  const { rows } = await sql<{ id: number }>`
    with new as (
      insert into registrations (event_id, user_id, company_id, status, code, created_by, created_at)
      select ${event_id}::bigint, p.id, p.company_id, ${invited}::smallint, p.code, ${actor.user_id}::bigint, ${now}::timestamptz
        from jsonb_to_recordset(${JSON.stringify(people.map((person) => ({ ...person, code: codeFrom(randomBytes(10)) })))}::jsonb)
          as p(id bigint, company_id bigint, code text)
      on conflict do nothing returning id, event_id, created_at
    ), line as (
      insert into registration_history (registration_id, to_status, by_user_id, at)
      select id, ${invited}::smallint, ${actor.user_id}::bigint, created_at from new
    ), traced as (${traceEach(context, { action: 'invite-guest' }, { event_id: sql`event_id`, subject_id: sql`id` }, sql`new`)})
    select id from new`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0) {
    const place = await placeOfEvent(db, event_id)
    for (const row of await selectRegistrations(db).where('registrations.id', 'in', ids).execute())
      await writeToGuest(context, 'invite_guest', row, { values: { dates: datesFor(row), place } })
  }
  return { invited: ids.length, already: people.length - ids.length }
}
