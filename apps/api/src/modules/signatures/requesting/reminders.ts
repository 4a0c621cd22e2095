import { documentStatus } from '@kxo/domain/documents/status'
import type { Anchor } from '@kxo/domain/mailing/moments/moment'
import { sql } from 'kysely'
import type { Candidate, Leaving, Range, Reminder } from '../../mailing/index.ts'
import { statusOf } from '../present.ts'
import { getAgreement } from '../queries.ts'
import { writeToNext } from './write-to-signatory.ts'

/** Agreements somebody is still to sign, from the day they were asked for; of whoever signs first as they are asked, the rest follow. */
const candidates = (_: Anchor, { from, to }: Range, { dueOn, isDue }: Leaving) => {
  const [requestedAt, zone] = [sql.ref('a.requested_at'), sql.ref('e.time_zone')]
  return sql<Candidate>`
    select a.tenant_id, a.id as subject_id, y.user_id as detail_id, a.event_id, y.user_id, a.requested_at as anchor_at, a.created_at as since, e.time_zone as zone
      from agreements a
      join events e on e.tenant_id = a.tenant_id and e.id = a.event_id and e.cancelled_at is null
      join lateral (
        select y.user_id from agreement_signatories y
         where y.tenant_id = a.tenant_id and y.agreement_id = a.id
           and not exists (select from agreement_signatures s where s.tenant_id = a.tenant_id and s.agreement_id = a.id and s.revision = a.revision and s.side = y.side)
         order by (y.side = a.signing_order) desc limit 1) y on true
     where a.status = ${sql.lit(documentStatus.codeOf('toSign'))} and ${requestedAt} between ${from} and ${to} and ${isDue(requestedAt, zone)}
       and a.deadline >= (${dueOn(requestedAt, zone)})::date`
}

export const agreementReminders: readonly Reminder[] = [
  {
    moment: 'remind_sign_document',
    candidates,
    write: async (context, { subject_id, occurrence }) => {
      const row = await getAgreement(context.db, subject_id)
      if (statusOf(row) === 'toSign') await writeToNext(context, row, { moment: 'remind_sign_document', occurrence })
    },
  },
]
