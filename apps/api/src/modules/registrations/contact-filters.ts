import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import type { ContactFilter } from '../contacts/index.ts'

const attended = sql.join(registrationStatus.codesIn('hasAttended').map((code) => sql.lit(code)))

/** People by the title of what they attended. */
export const registrationFilters: Record<string, ContactFilter> = {
  attended_event: {
    field: {
      at: sql.ref('e.title'),
      kind: 'text',
      within: (condition) => sql`exists (select from registrations g join events e on e.tenant_id = g.tenant_id and e.id = g.event_id
        where g.tenant_id = users.tenant_id and g.user_id = users.id and g.status in (${attended}) and ${condition})`,
    },
  },
}
