import { mailStatus } from '@kxo/domain/mailing/status'
import { sql } from 'kysely'
import type { ListField } from '../../../platform/lists/list-filters.ts'

const rejected = sql.lit(mailStatus.codeOf('rejected'))

/** Whether the last mail to a person came back. */
export const lastMailRejected = sql<boolean>`coalesce((select m.status = ${rejected} from mails m
  where m.tenant_id = users.tenant_id and m.user_id = users.id order by m.id desc limit 1), false)`

/** People by what the ground tells of them: a mail that came back, a consent that holds. */
export const ownFilters = {
  has_rejected_mail: {
    at: sql`l.status = ${rejected}`,
    kind: 'flag',
    within: (
      condition,
    ) => sql`exists (select from (select m.status from mails m where m.tenant_id = users.tenant_id and m.user_id = users.id
      order by m.id desc limit 1) l where ${condition})`,
  },
  consents_to: {
    at: sql`c.channel`,
    kind: 'text',
    within: (condition) => sql`exists (select from (select distinct on (k.channel) k.channel, k.is_given from consents k
      where k.tenant_id = users.tenant_id and k.user_id = users.id order by k.channel, k.id desc) c where c.is_given and ${condition})`,
  },
} satisfies Record<string, ListField>
