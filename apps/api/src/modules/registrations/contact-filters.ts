import { documentCategory } from '@kxo/domain/documents/category'
import { documentStatus } from '@kxo/domain/documents/status'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { sql } from 'kysely'
import type { ContactFilter } from '../contacts/index.ts'

const attended = sql.join(registrationStatus.codesIn('hasAttended').map((code) => sql.lit(code)))

const proofs = sql.join(documentCategory.codesOf('certificate', 'attestation').map((code) => sql.lit(code)))
const validated = sql.lit(documentStatus.codeOf('validated'))
const rejected = sql.lit(documentStatus.codeOf('rejected'))

/** People by the title of what they attended, of what they are certified for, by the name of a paper accepted of them, both as long as they are valid. */
export const registrationFilters: Record<string, ContactFilter> = {
  attended_event: {
    field: {
      at: sql.ref('e.title'),
      kind: 'text',
      within: (condition) => sql`exists (select from registrations g join events e on e.tenant_id = g.tenant_id and e.id = g.event_id
        where g.tenant_id = users.tenant_id and g.user_id = users.id and g.status in (${attended}) and ${condition})`,
    },
  },
  certified_event: {
    field: {
      at: sql.ref('e.title'),
      kind: 'text',
      within: (condition) => sql`exists (select from documents d join events e on e.tenant_id = d.tenant_id and e.id = d.event_id
        where d.tenant_id = users.tenant_id and d.user_id = users.id and d.category in (${proofs}) and d.replaced_by is null and d.status <> ${rejected}
          and coalesce((d.source ->> 'valid_until')::date >= current_date, true)
          and ${condition})`,
    },
  },
  accepted_paper: {
    field: {
      at: sql.ref('asked.name'),
      kind: 'text',
      within: (condition) => sql`exists (select from registrations g
        join registration_papers p on p.tenant_id = g.tenant_id and p.registration_id = g.id
        join event_papers asked on asked.tenant_id = p.tenant_id and asked.id = p.paper_id
        join documents d on d.tenant_id = p.tenant_id and d.id = p.document_id and d.status = ${validated}
        where g.tenant_id = users.tenant_id and g.user_id = users.id and (p.decided_at is not null or not asked.is_checked)
          and (p.valid_until is null or p.valid_until >= current_date) and ${condition})`,
    },
  },
}
