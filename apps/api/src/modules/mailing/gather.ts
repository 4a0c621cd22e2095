import { moments } from '@kxo/domain/mailing/moments'
import type { Grouping, Moment } from '@kxo/domain/mailing/moments/moment'
import { mailStatus } from '@kxo/domain/mailing/status'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import { languageOf } from '../../platform/language.ts'
import type { MailRequest } from '../../platform/mail.ts'
import { withPrintedNames } from './layout/mail-layout.ts'

/** A mail about to leave gathers no more. */
const marginMs = 30_000

const groupingOf = ({ moment, is_copy, send_at }: MailRequest): Grouping | undefined => {
  const { grouping }: Moment = moments[moment]
  return is_copy || send_at ? undefined : grouping
}

/** The mail that waits for those that follow, held until this transaction ends. */
const openMail = ({ db, now }: Context, { moment, to, event_id = null }: MailRequest, { keeps }: Grouping) =>
  db
    .selectFrom('mails')
    .select(['id', 'occurrences', 'lines', 'send_at'])
    .where('moment', '=', moment)
    .where('recipient', '=', to.mail)
    .where('status', '=', mailStatus.codeOf('sending'))
    .where('claimed_at', 'is', null)
    .where('gathers_until', '>', new Date(now.getTime() + marginMs))
    .$if(keeps === 'latest', (query) => query.where(sql<boolean>`event_id is not distinct from ${event_id}`))
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()

const wasWritten = async ({ db }: Context, { moment, to, occurrence }: MailRequest): Promise<boolean> =>
  (await db
    .selectFrom('mails')
    .select('id')
    .where('moment', '=', moment)
    .where('recipient', '=', to.mail)
    .where((eb) => eb.or([eb('occurrence', '=', occurrence), sql<boolean>`${occurrence} = any (occurrences)`]))
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Until when a first mail waits: the window from now, or from the one that left at once. */
async function waitUntil({ db, now }: Context, { moment, to }: MailRequest, grouping: Grouping): Promise<Date | undefined> {
  const window = grouping.minutes * 60_000
  if (grouping.keeps === 'latest' || !grouping.isFirstAtOnce) return new Date(now.getTime() + window)
  const former = await db
    .selectFrom('mails')
    .select('created_at')
    .where('moment', '=', moment)
    .where('recipient', '=', to.mail)
    .where('created_at', '>', new Date(now.getTime() - window))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return former && new Date(former.created_at.getTime() + window)
}

/** How a mail meets those of its kind that follow each other. */
export type Gathering = {
  /** It was written before, alone or among others. */
  isWritten: boolean
  /** The one it joins, and what that one becomes. */
  joins?: { id: number; occurrences: string[]; lines: string[]; mail: MailRequest; send_at: Date }
  /** It waits for others until then. */
  until?: Date | undefined
  line: string | undefined
}

/** Those who write the same moment to one reader take turns: two at once would each find nothing that waits. */
const inTurn = ({ db, tenant }: Context, { moment, to }: MailRequest) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`gathered ${moment} ${to.mail}`}, ${tenant.id}))`.execute(db)

/** What becomes of a mail whose moment is gathered; undefined for every other. */
export async function gather(context: Context, mail: MailRequest): Promise<Gathering | undefined> {
  const grouping = groupingOf(mail)
  if (!grouping) return undefined
  const { say } = languageOf(mail.to.language, context.tenant)
  const line = grouping.keeps === 'each' ? say(grouping.line, withPrintedNames(mail.values ?? {})) : undefined
  await inTurn(context, mail)
  const open = await openMail(context, mail, grouping)
  if (await wasWritten(context, mail)) return { isWritten: true, line }
  if (!open) return { isWritten: false, until: await waitUntil(context, mail, grouping), line }
  const lines = line === undefined ? [] : [...open.lines, line]
  const path = mail.gathered_path ?? mail.path
  const together: MailRequest =
    line === undefined
      ? mail
      : { ...mail, is_gathered: true, values: { count: lines.length, lines: lines.join('\n') }, ...(path !== undefined && { path }) }
  return {
    isWritten: false,
    joins: { id: open.id, occurrences: [...open.occurrences, mail.occurrence], lines, mail: together, send_at: open.send_at },
    line,
  }
}
