import type { registrationPapersContract } from '@kxo/domain/registrations/papers/registration-papers-contract'
import { may } from '@kxo/domain/registrations/permissions'
import { sql } from 'kysely'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { holding } from './lacking-papers.ts'
import { papersOf, presentPaper } from './papers-of.ts'

/** More than anybody is registered to at once. */
const atMost = 30

/** Papers asked of the caller, registration by registration, until the event is over. */
export const listOwnPapers: Verb<typeof registrationPapersContract.ownPapers> = async ({ db, actor, now }) => {
  authorize(may.start(actor))
  const { rows } = await sql<{ id: number; event_id: number; event_title: string; time_zone: string }>`
    select r.id, r.event_id, e.title as event_title, e.time_zone
      from registrations r join events e on e.tenant_id = r.tenant_id and e.id = r.event_id
     where r.user_id = ${actor.user_id} and r.status in (${holding}) and e.cancelled_at is null
       and coalesce(e.end_date, e.start_date, 'infinity') > ${now}
       and exists (select from event_papers asked where asked.tenant_id = e.tenant_id and asked.event_id = e.id and asked.retired_at is null)
     order by e.start_date nulls last, r.id limit ${atMost}`.execute(db)
  return Promise.all(
    rows.map(async ({ event_id, ...row }) => ({
      ...row,
      event: event_id,
      papers: (await papersOf(db, { id: row.id, event_id })).map(presentPaper),
    })),
  )
}
