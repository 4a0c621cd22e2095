import { may } from '@kxo/domain/events/permissions'
import { sql } from 'kysely'
import type { RecordSubject } from '../fields/index.ts'

/** Events bear fields of the tenant, for those who prepare them. */
export const eventSubject: RecordSubject = {
  morph: 'Event',
  owner: async (_db, id) => ({ event_id: id }),
  async rightsOn({ db, actor }, id) {
    const event = await db.selectFrom('events').select('company_id').where('id', '=', id).executeTakeFirst()
    return event && { read: may.readEvent(actor, event), write: may.changeEvent(actor, event) }
  },
  related: { Guest: (id) => sql`select id from registrations where event_id = ${id}` },
}
