import { refuse } from '@kxo/domain/kernel/errors'
import { latestHours } from '@kxo/domain/mailing/delays'
import { mailingErrors } from '@kxo/domain/mailing/errors'
import { may } from '@kxo/domain/mailing/permissions'
import { mailStatus } from '@kxo/domain/mailing/status'
import type { upcomingContract, Verdict } from '@kxo/domain/mailing/upcoming-contract'
import { sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { mailingDependencies } from '../dependencies.ts'
import { leftOutAmong } from '../left-out.ts'
import { conditionsHold } from '../templates/fact-columns.ts'
import { type Setting, settingsByMoment } from '../templates/setting.ts'
import { calledMails, type DueMail, defaultTimings, everyWay } from './due-mails.ts'

const hour = 3_600_000
const around = 30 * 24 * hour

type Row = DueMail & {
  name: string
  recipient: string
  event_title: string | null
  is_suspended: boolean
  is_failing: boolean
  holds: boolean
  mail_id: number | null
  mail_status: number | null
  mail_reason: string | null
}

/** The first thing that explains it, from what is done to what would be. */
function verdictOf(row: Row, setting: Setting | undefined, isLeftOut: boolean, now: Date): Verdict {
  if (row.mail_reason === 'left_out') return 'leftOut'
  if (row.mail_id !== null) return row.mail_status === mailStatus.codeOf('rejected') ? 'rejected' : 'sent'
  if (setting && !setting.is_on) return 'off'
  if (row.is_suspended) return 'suspended'
  if (!row.holds) return 'condition'
  if (isLeftOut) return 'leftOut'
  if (row.due_at < row.since) return 'beforeCause'
  if (row.due_at.getTime() < now.getTime() - latestHours * hour) return 'tooLate'
  return row.is_failing ? 'noAddress' : 'coming'
}

/** Conditions by moment, asked of each line as the query that sends asks them. */
const holdsOf = (settings: ReadonlyMap<string, Setting>) => {
  const set = [...settings].filter(([, { conditions }]) => conditions.length > 0)
  if (set.length === 0) return sql<boolean>`true`
  return sql<boolean>`case ${sql.join(
    set.map(([moment, { conditions }]) => sql`when c.moment = ${moment} then ${conditionsHold(conditions)}`),
    sql` `,
  )} else true end`
}

async function rowsFor(
  { db, now }: Context,
  { user, event }: { user?: number | undefined; event?: number | undefined },
  settings: ReadonlyMap<string, Setting>,
) {
  const range = { from: new Date(now.getTime() - around), to: new Date(now.getTime() + around) }
  const called = calledMails(mailingDependencies().reminders, await everyWay(db), range)
  return (
    await sql<Row>`select c.*, trim(u.first_name || ' ' || u.last_name) as name, u.mail as recipient, e.title as event_title, ${holdsOf(settings)} as holds,
        exists (select from suspended_mails s where s.moment = c.moment and s.occurrence = c.occurrence) as is_suspended,
        exists (select from mail_suppressions h where h.address_hash = address_hash(u.mail) and h.cause = 'hard_bounce' and h.lifted_at is null) as is_failing,
        m.id as mail_id, m.status as mail_status, m.reason as mail_reason
      from (${called}) as c join users u on u.tenant_id = c.tenant_id and u.id = c.user_id left join events e on e.tenant_id = c.tenant_id and e.id = c.event_id
      left join lateral (select id, status, reason from mails m where m.tenant_id = c.tenant_id and m.moment = c.moment and m.occurrence = c.occurrence limit 1) as m on true
      where ${user === undefined ? sql`true` : sql`c.user_id = ${user}`} and ${event === undefined ? sql`true` : sql`c.event_id = ${event}`}
      order by c.due_at, c.moment, c.subject_id limit 500`.execute(db)
  ).rows
}

/** Each message that hangs on a date, for a person or an event: what became of it, and why somebody did not get it. */
export const explainMails: Verb<typeof upcomingContract.explainMails> = async (context, { query }) => {
  authorize(may.readMails(context.actor))
  if (query.user === undefined && query.event === undefined) refuse(mailingErrors.nobodyChosen)
  const settings = await settingsByMoment(context.db)
  const rows = await rowsFor(context, query, settings)
  const concerned = new Set<string>(rows.map(({ moment }) => moment))
  const left = await leftOutAmong(context, rows, (moment) => settings.get(moment)?.removed_roles ?? [])
  return {
    results: rows.map((row, at) => ({
      moment: row.moment,
      occurrence: row.occurrence,
      due_at: row.due_at,
      user: row.user_id,
      name: row.name,
      recipient: row.recipient,
      event: row.event_id,
      event_title: row.event_title,
      is_suspended: row.is_suspended,
      is_left_out: left[at] ?? false,
      copy_roles: settings.get(row.moment)?.copy_roles ?? [],
      copy_to: settings.get(row.moment)?.copy_to ?? [],
      verdict: verdictOf(row, settings.get(row.moment), left[at] ?? false, context.now),
      mail: row.mail_id,
    })),
    unconcerned: Object.keys(defaultTimings).filter((moment) => !concerned.has(moment)),
  }
}
