import { registrationStatus } from '@kxo/domain/registrations/status'
import type { Updateable } from 'kysely'
import type { Events } from '../platform/database-types.ts'
import { aTraining } from './a-training.ts'
import type { Persona, TenantWorld } from './world.ts'

const minute = 60_000
const lasting = 180 * minute

type OnlineDay = { event: number; registration: number; learner: Persona }

/** An online training of one half-day of three hours, which begins in so many minutes (or began), with one person registered. */
export async function anOnlineDay(
  tenant: TenantWorld,
  { responsible, startsIn, changes = {} }: { responsible: number; startsIn: number; changes?: Updateable<Events> },
): Promise<OnlineDay> {
  const learner = await tenant.aPerson({ first_name: 'Ada', last_name: 'Roy' })
  const {
    id: event,
    slots: [morning, afternoon],
  } = await aTraining(tenant, responsible, { title: 'À distance' })
  const start = new Date(Date.now() + startsIn * minute)
  const end = new Date(start.getTime() + lasting)
  const registration = await tenant.inTenant(async (db) => {
    await db
      .updateTable('events')
      .set({ is_online: true, start_date: start, end_date: end, ...changes })
      .where('id', '=', event)
      .execute()
    await db.deleteFrom('slots').where('id', '=', afternoon!).execute()
    await db.updateTable('slots').set({ start_at: start, end_at: end }).where('id', '=', morning!).execute()
    const { id } = await db
      .insertInto('registrations')
      .values({ event_id: event, user_id: learner.id, status: registrationStatus.codeOf('registered'), code: `M${event}` })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  })
  return { event, registration, learner }
}
