import { adminEvents } from '@kxo/domain/events/paths'
import { accountStatus } from '@kxo/domain/identity/status'
import type { Locale } from '@kxo/domain/kernel/sentence'
import { adminPartners } from '@kxo/domain/partners/paths'
import { atOnceMinutes, mailPace } from '@kxo/domain/registrations/news/mail-pace'
import { newsLines, newsWords } from '@kxo/domain/registrations/news/news-words'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { languageOf } from '../../../platform/language.ts'
import { recipientOf } from '../../identity/index.ts'
import { ring } from '../../mailing/index.ts'
import { type Happening, newsOfEvents, newsOfPapers, notifiedPeople, tenantsOf } from './happenings.ts'

const minute = 60_000
/** A change is read once its transaction can no longer be under way. */
const settledMs = minute
/** How far back somebody who was never told is told from. */
const firstMs = 60 * minute
const linesAtMost = 40

/** What is told together, and where what is about several leads. */
const topics = [
  { moment: 'event_news', read: newsOfEvents, list: adminEvents() },
  { moment: 'paper_news', read: newsOfPapers, list: adminPartners() },
] as const

/** The last 7:30 of a tenant's own clock. */
const lastMorning = (now: Date) => sql<Date>`
  (date_trunc('day', (${now}::timestamptz at time zone zone_of(t.params)) - interval '7 hours 30 minutes') + interval '7 hours 30 minutes') at time zone zone_of(t.params)`
const daily = mailPace.codeOf('daily')

/** Tenants where something happened within the hour, or where somebody's day is to be told. */
export async function tenantsWithNews(across: Queries, now: Date): Promise<number[]> {
  const { rows } = await sql<{ tenant_id: number }>`
    ${tenantsOf({ since: new Date(now.getTime() - firstMs), until: now })}
    union select n.tenant_id from organiser_news n join tenants t on t.id = n.tenant_id
     where n.mail_pace = ${daily} and n.mailed_until < ${lastMorning(now)}`.execute(across)
  return rows.map(({ tenant_id }) => tenant_id)
}

type Reader = {
  id: number
  mail: string
  first_name: string
  last_name: string
  language: Locale
  mail_pace: number
  by_bell: boolean
  mailed_until: Date
  rung_until: Date
  last_morning: Date
}

/** Tells each organiser what happened since they were told last, as they chose: in their header, by mail at once or each morning. */
export async function tellOrganisers(context: Context): Promise<void> {
  const until = new Date(context.now.getTime() - settledMs)
  await begin(context, until)
  for (const reader of await readersOf(context)) {
    await tellByBell(context, reader, until)
    await tellByMail(context, reader, until)
  }
}

/** Whoever answers for what happened, and was never told anything, is from now on. */
async function begin({ db }: Context, until: Date): Promise<void> {
  const since = new Date(until.getTime() - firstMs)
  await sql`insert into organiser_news (user_id, mailed_until, rung_until)
    select p.id, ${since}::timestamptz, ${since}::timestamptz from (${notifiedPeople({ since, until })}) as p
     where p.status = ${accountStatus.codeOf('active')}
    on conflict do nothing`.execute(db)
}

/** Those who want to be told, each held so that two runs never tell one thing twice. */
async function readersOf({ db, now }: Context): Promise<Reader[]> {
  const { rows } = await sql<Reader>`
    select u.id, u.mail, u.first_name, u.last_name, u.language, n.mail_pace, n.by_bell, n.mailed_until, n.rung_until, ${lastMorning(now)} as last_morning
      from organiser_news n join users u on u.tenant_id = n.tenant_id and u.id = n.user_id join tenants t on t.id = n.tenant_id
     where u.status = ${accountStatus.codeOf('active')} and (n.by_bell or n.mail_pace <> ${mailPace.codeOf('never')})
     order by u.id for update of n skip locked`.execute(db)
  return rows
}

function linesOf(context: Context, { language }: Reader, news: readonly Happening[]): string[] {
  const { say } = languageOf(language, context.tenant)
  return news.map(({ kind, reason, name, title }) => {
    const line = say(newsLines[kind], { name, title })
    return kind === 'cancelled' && reason ? say(newsWords.because, { line, reason }) : line
  })
}

/** The page all of it is about; their list when it is about several. */
const pathOf = (news: readonly Happening[], list: string): string => {
  const [path, ...others] = new Set(news.map((one) => one.path))
  return path !== undefined && others.length === 0 ? path : list
}

async function tellByBell(context: Context, reader: Reader, until: Date): Promise<void> {
  if (!reader.by_bell) return
  const { say } = languageOf(reader.language, context.tenant)
  let hasRung = false
  for (const { read, list } of topics) {
    const { count, first } = await read(context.db, reader.id, { since: reader.rung_until, until }, linesAtMost)
    if (count === 0) continue
    const [line = ''] = linesOf(context, reader, first.slice(0, 1))
    await ring(context, { to: recipientOf(reader), path: pathOf(first, list) }, say(newsWords.rung, { count, first: line }))
    hasRung = true
  }
  if (hasRung) await context.db.updateTable('organiser_news').set({ rung_until: until }).where('user_id', '=', reader.id).execute()
}

/** Until when what happened is due to be written today; undefined while it waits. */
function dueUntil({ mail_pace, mailed_until, last_morning }: Reader, until: Date): Date | undefined {
  const pace = mailPace.keyOf(mail_pace)
  if (pace === 'never') return undefined
  if (pace === 'daily') return mailed_until < last_morning ? last_morning : undefined
  return until.getTime() - mailed_until.getTime() >= atOnceMinutes * minute ? until : undefined
}

async function tellByMail(context: Context, reader: Reader, now: Date): Promise<void> {
  const until = dueUntil(reader, now)
  if (until === undefined) return
  const news = []
  for (const { read, ...topic } of topics)
    news.push({ ...topic, ...(await read(context.db, reader.id, { since: reader.mailed_until, until }, linesAtMost)) })
  const happened = news.filter(({ count }) => count > 0)
  // Nothing to say leaves the first news free to leave at once; a day without any is a day told.
  if (happened.length === 0 && mailPace.keyOf(reader.mail_pace) !== 'daily') return
  await context.db.updateTable('organiser_news').set({ mailed_until: until }).where('user_id', '=', reader.id).execute()
  for (const { moment, list, count, first } of happened) {
    const lines = linesOf(context, reader, first)
    const more = count > first.length ? [languageOf(reader.language, context.tenant).say(newsWords.more, { n: count - first.length })] : []
    await context.services.enqueueMail(context, {
      moment,
      to: recipientOf(reader),
      occurrence: until.toISOString(),
      values: { count, first: lines[0] ?? '', lines: [...lines, ...more].join('\n') },
      path: pathOf(first, list),
    })
  }
}
