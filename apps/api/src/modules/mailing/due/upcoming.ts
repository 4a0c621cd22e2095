import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { latestHours } from '@kxo/domain/mailing/delays'
import { may } from '@kxo/domain/mailing/permissions'
import type { upcomingContract } from '@kxo/domain/mailing/upcoming-contract'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { mailingDependencies } from '../dependencies.ts'
import { leftOutAmong } from '../left-out.ts'
import { settingsByMoment } from '../templates/setting.ts'
import { type DueMail, dueMails, ownWays } from './due-mails.ts'

const days = 30
const hour = 3_600_000
/** From what is late by less than a day to the last day of the month to come. */
const horizon = ({ now }: Context) => ({
  from: new Date(now.getTime() - latestHours * hour),
  to: new Date(now.getTime() + days * 24 * hour),
})

type Row = DueMail & { name: string; recipient: string; event_title: string | null; is_suspended: boolean; count: number }

/** The very query that sends, over the month to come. */
export const listUpcoming: Verb<typeof upcomingContract.upcoming> = async (context, { query }) => {
  authorize(may.readMails(context.actor))
  const { db } = context
  const due = dueMails(mailingDependencies().reminders, await ownWays(db), horizon(context))
  const { rows } = await sql<Row>`select d.*, trim(u.first_name || ' ' || u.last_name) as name, u.mail as recipient, e.title as event_title,
      exists (select from suspended_mails s where s.moment = d.moment and s.occurrence = d.occurrence) as is_suspended, count(*) over ()::int as count
    from (${due}) as d join users u on u.id = d.user_id left join events e on e.id = d.event_id
    where ${query.event === undefined ? sql`true` : sql`d.event_id = ${query.event}`} and ${query.user === undefined ? sql`true` : sql`d.user_id = ${query.user}`}
    order by d.due_at, d.moment, d.subject_id limit ${query.page_size} offset ${(query.page - 1) * query.page_size}`.execute(db)
  const settings = await settingsByMoment(db)
  const left = await leftOutAmong(context, rows, (moment) => settings.get(moment)?.removed_roles ?? [])
  return {
    count: rows[0]?.count ?? 0,
    results: rows.map(({ moment, occurrence, due_at, user_id, name, recipient, event_id, event_title, is_suspended }, at) => ({
      moment,
      occurrence,
      due_at,
      user: user_id,
      name,
      recipient,
      event: event_id,
      event_title,
      is_suspended,
      is_left_out: left[at] ?? false,
      copy_roles: settings.get(moment)?.copy_roles ?? [],
      copy_to: settings.get(moment)?.copy_to ?? [],
    })),
  }
}

type One = { moment: string; occurrence: string }

/** The coming mail that is meant, while it is still to come. */
export async function coming(context: Context, { moment, occurrence }: One) {
  const reminder = found(mailingDependencies().reminders.find((one) => one.moment === moment))
  const { rows } = await dueMails([reminder], await ownWays(context.db), horizon(context), { occurrence }).execute(context.db)
  return { reminder, due: found(rows[0]) }
}

export const suspendMail: Verb<typeof upcomingContract.suspendMail> = async (context, { body: { is_suspended, ...one } }) => {
  authorize(may.resendMails(context.actor))
  const { due } = await coming(context, one)
  if (is_suspended)
    await context.db
      .insertInto('suspended_mails')
      .values(one)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  else await context.db.deleteFrom('suspended_mails').where('moment', '=', one.moment).where('occurrence', '=', one.occurrence).execute()
  await trace(context, {
    action: is_suspended ? 'suspend_mail' : 'resume_mail',
    subject_id: due.user_id,
    event_id: due.event_id,
    info: one.moment,
  })
  return { done: true as const }
}

export const sendMailNow: Verb<typeof upcomingContract.sendMailNow> = async (context, { body }) => {
  authorize(may.resendMails(context.actor))
  const { reminder, due } = await coming(context, body)
  await context.db.deleteFrom('suspended_mails').where('moment', '=', body.moment).where('occurrence', '=', body.occurrence).execute()
  await reminder.write(context, due)
  const left = await context.db
    .selectFrom('mails')
    .select('id')
    .where('moment', '=', body.moment)
    .where('occurrence', '=', body.occurrence)
    .executeTakeFirst()
  // A reminder whose mail cannot be written (nobody to write to any more) says so rather than pretend.
  if (!left) refuse(kernelErrors.conflict)
  await trace(context, { action: 'send_mail_now', event_id: due.event_id, subject_id: left.id, info: body.moment })
  return { done: true as const }
}
