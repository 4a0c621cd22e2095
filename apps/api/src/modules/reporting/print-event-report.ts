import { fileURLToPath } from 'node:url'
import { dayInZone, formatDate, formatRange } from '@kxo/domain/kernel/dates'
import type { Language } from '@kxo/domain/kernel/language'
import type { EventStats, eventStatsContract } from '@kxo/domain/reporting/event-stats-contract'
import { statsFigures, statsTables } from '@kxo/domain/reporting/event-stats-figures'
import { eventStatsWords as w } from '@kxo/domain/reporting/event-stats-words'
import type { Verb } from '../../platform/http/serve.ts'
import type { Fact, Letterhead } from '../../platform/pdf/letterhead.ts'
import { drawnDocument } from '../../platform/pdf/render-document.ts'
import { issuerOf, letterheadOf } from '../attendance/index.ts'
import { getEvent } from '../events/index.ts'
import { trace } from '../traces/index.ts'
import { statsOfEvent } from './event-stats.ts'

const template = fileURLToPath(new URL('./event-report.typ', import.meta.url))

/** What event-report.typ reads. */
type ReportPrint = {
  letterhead: Letterhead
  title: string
  subject: string
  note: string | null
  facts: Fact[]
  figures: { label: string; value: string; note: string }[]
  tables: { title: string; heads: string[]; rows: string[][] }[]
}

type Reported = { stats: EventStats; end_date: Date | null; today: string }

/** The figures of an event and the tables under them, in the order of its page; a table without a row is left out. */
export function reportPrint({ stats, end_date, today }: Reported, letterhead: Letterhead, language: Language): ReportPrint {
  const { say, locale } = language
  const { start_date, time_zone: zone } = stats
  const { statuses, companies, days, attendance, otherDates } = statsTables
  return {
    letterhead,
    title: say(w.report),
    subject: stats.title,
    note: stats.is_whole ? null : say(w.ofCompany),
    facts: [
      ...(start_date
        ? [{ label: say(w.dates), value: formatRange(start_date, end_date ?? start_date, locale, { zone, times: false }) }]
        : []),
      { label: say(w.printedOn), value: formatDate(today, locale) },
    ],
    figures: statsFigures(stats, language).map(({ note = '', ...figure }) => ({ ...figure, note })),
    tables: [statuses, companies, attendance, otherDates, days]
      .map((tableOf) => tableOf(stats, language))
      .filter(({ rows }) => rows.length > 0)
      .map(({ title, heads, rows }) => ({
        title: say(title),
        heads: heads.map((head) => say(head)),
        rows: rows.map(({ cells }) => cells),
      })),
  }
}

/** The statistics of an event on paper, as far as the caller reads them. @throws 404 when they read none */
export const printEventReport: Verb<typeof eventStatsContract.eventReport> = async (context, { params }) => {
  const { db, tenant, language, now } = context
  const event = await getEvent(db, params.id)
  const stats = await statsOfEvent(context, event)
  const title = language.say(w.report)
  const letterhead = letterheadOf(context, await issuerOf(context, stats.id), {
    title: `${title} – ${stats.title}`,
    reference: stats.title,
  })
  const data = reportPrint({ stats, end_date: event.end_date, today: dayInZone(now, tenant.time_zone) }, letterhead, language)
  await trace(context, { action: 'export_list', event_id: stats.id, subject_id: stats.id, info: 'event report' })
  return {
    content_type: 'application/pdf',
    name: `${title} ${stats.title}.pdf`,
    body: drawnDocument({ template, data, standard: 'ua-1', createdAt: now }),
  }
}
