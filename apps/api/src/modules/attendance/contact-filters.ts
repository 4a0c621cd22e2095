import { presenceState } from '@kxo/domain/attendance/presence'
import { sql } from 'kysely'
import type { ContactFilter } from '../contacts/index.ts'
import { followedMinutes } from './followed-minutes.ts'

const absent = sql.lit(presenceState.codeOf('absent'))
/** Hours of the half-days a person was at, lateness taken off (FOR-31). */
const hours = sql`(sum(${followedMinutes}) / 60)`

/** People by the hours they followed. */
export const attendanceFilters: Record<string, ContactFilter> = {
  followed_hours: {
    field: {
      at: hours,
      kind: 'number',
      isZeroWithout: true,
      within: (condition) => sql`users.id in (select g.user_id from presences p
        join slots s on s.tenant_id = p.tenant_id and s.id = p.slot_id
        join registrations g on g.tenant_id = p.tenant_id and g.id = p.registration_id
        where p.tenant_id = users.tenant_id and p.state <> ${absent} group by g.user_id having ${condition})`,
    },
  },
}
