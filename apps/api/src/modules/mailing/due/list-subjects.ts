import { may } from '@kxo/domain/mailing/permissions'
import type { upcomingContract } from '@kxo/domain/mailing/upcoming-contract'
import { sql } from 'kysely'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'

type Named = { key: number; label: string }
const most = 10

/** People and events whose mails may be asked about. */
export const listSubjects: Verb<typeof upcomingContract.mailSubjects> = async ({ db, actor }, { query }) => {
  authorize(may.readMails(actor))
  const like = sql`searchable(${`%${query.q.replace(/[%_\\]/g, '\\$&')}%`})`
  const people = await sql<Named>`select id as key, trim(first_name || ' ' || last_name) || ' · ' || mail as label from users
    where erased_at is null and search like ${like} order by name_key, id limit ${most}`.execute(db)
  const events = await sql<Named>`select id as key, concat_ws(' · ', title, code) as label from events
    where search like ${like} order by start_date desc nulls last, id desc limit ${most}`.execute(db)
  return { people: people.rows, events: events.rows }
}
