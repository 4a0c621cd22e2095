import type { MomentName } from '@kxo/domain/mailing/moments'
import type { templatesContract } from '@kxo/domain/mailing/templates-contract'
import { sql } from 'kysely'
import type { Verb } from '../../../platform/http/serve.ts'
import { mailingDependencies } from '../dependencies.ts'
import { dueMails, ownWays } from '../due/due-mails.ts'
import { leftOutAmong } from '../left-out.ts'
import { editableMoment } from './editable-moment.ts'
import { settingOf } from './setting.ts'

const shown = 20
const daysAhead = 30
type Row = {
  user_id: number
  event_id: number | null
  detail_id: number | null
  name: string
  recipient: string
  at: Date
  event_title: string | null
  count: number
}

/** Whom the message reaches next, by the very query that sends; of one that answers an act, whom it reached last. */
export const listNextRecipients: Verb<typeof templatesContract.nextRecipients> = async (context, { params }) => {
  const { db, now } = context
  const moment = editableMoment(context, params.moment)
  const reminders = mailingDependencies().reminders.filter((reminder) => reminder.moment === moment.name)
  const is_coming = reminders.length > 0
  const range = { from: now, to: new Date(now.getTime() + daysAhead * 86_400_000) }
  const { rows } = is_coming
    ? await sql<Row>`select d.user_id, d.event_id, d.detail_id, trim(u.first_name || ' ' || u.last_name) as name, u.mail as recipient, d.due_at as at, e.title as event_title, count(*) over ()::int as count
        from (${dueMails(reminders, await ownWays(db), range)}) as d join users u on u.tenant_id = d.tenant_id and u.id = d.user_id
        left join events e on e.tenant_id = d.tenant_id and e.id = d.event_id order by d.due_at, d.subject_id limit ${shown}`.execute(db)
    : await sql<Row>`select m.user_id, m.event_id, null as detail_id, m.recipient_name as name, m.recipient, m.created_at as at, e.title as event_title, count(*) over ()::int as count
        from mails m left join events e on e.tenant_id = m.tenant_id and e.id = m.event_id
        where m.moment = ${moment.name} and m.reason is distinct from 'left_out' and m.created_at > ${new Date(now.getTime() - daysAhead * 86_400_000)} order by m.created_at desc limit ${shown}`.execute(
        db,
      )
  const { copy_to, copy_roles, removed_roles } = await settingOf(db, moment.name)
  const coming = is_coming ? rows.map((row) => ({ ...row, moment: moment.name as MomentName })) : []
  const left = await leftOutAmong(context, coming, () => removed_roles)
  return {
    is_coming,
    copy_to,
    copy_roles,
    removed_roles,
    count: rows[0]?.count ?? 0,
    results: rows.map(({ name, recipient, at, event_title }, index) => ({
      name,
      recipient,
      at,
      event_title,
      is_left_out: left[index] ?? false,
    })),
  }
}
