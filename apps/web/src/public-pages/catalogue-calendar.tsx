import { agendaOf, type Bar, daysOfEvent, type EventRun, weekLaid } from '@kxo/domain/events/catalogue/calendar-days'
import type { CatalogueContent } from '@kxo/domain/events/catalogue/public-page'
import { publicWords as p } from '@kxo/domain/events/catalogue/public-words'
import type { EventCard } from '@kxo/domain/events/contract'
import { publicPage } from '@kxo/domain/events/paths'
import { formatDate, formatRange, formatTime } from '@kxo/domain/kernel/dates'
import { monthBeside, weeksOfMonth } from '@kxo/domain/kernel/weeks'
import { useLanguage } from '../ui/i18n/language.tsx'
import { monthName } from './catalogue-filters.tsx'
import { useCatalogueHref, useInLanguage, usePage } from './page-context.ts'

/** The events of a month on their days, those of several days as bars; on a phone, the days on which some begin. */
export function CatalogueCalendar({ content, target }: { content: CatalogueContent; target: string | undefined }) {
  const { say, locale } = useLanguage()
  const { now } = usePage()
  const { address, events } = content
  const href = useCatalogueHref(address)
  const month = address.month ?? now.toISOString().slice(0, 7)
  const weeks = weeksOfMonth(month)
  const weekday = new Intl.DateTimeFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', { weekday: 'long', timeZone: 'UTC' })
  const isShown = (date: string): boolean => date.startsWith(month)
  return (
    <section className="calendar" aria-labelledby="month">
      <div className="pager">
        <a className="button" rel="prev" href={href({ month: monthBeside(month, -1) })}>
          {say(p.previousMonth)}
        </a>
        <h2 id="month">{monthName(month, locale)}</h2>
        <a className="button" rel="next" href={href({ month: monthBeside(month, 1) })}>
          {say(p.nextMonth)}
        </a>
      </div>
      {events.results.length === 0 ? <p className="muted">{say(p.noneInMonth)}</p> : null}
      <table>
        <thead>
          <tr>
            {weeks[0]!.map((date) => (
              <th key={date} scope="col">
                {weekday.format(new Date(`${date}T00:00:00Z`))}
              </th>
            ))}
          </tr>
        </thead>
        {weeks.map((week) => (
          <Week key={week[0]} week={week} isShown={isShown} events={events.results} target={target} />
        ))}
      </table>
      <Agenda days={weeks.flat().filter(isShown)} events={events.results} target={target} />
      {events.count > events.results.length ? (
        <p>
          <a href={href({ view: 'list', month })}>{say(p.moreInMonth, { n: events.count })}</a>
        </p>
      ) : null}
    </section>
  )
}

type Shown = { events: readonly EventCard[]; target: string | undefined }
type WeekProps = Shown & { week: readonly string[]; isShown: (date: string) => boolean }

/** A week: the numbers of its days, a bar for each run of several days, then what takes one day. */
function Week({ week, isShown, events, target }: WeekProps) {
  const { locale } = useLanguage()
  const { rows, runsOn } = weekLaid(events, week, isShown)
  return (
    <tbody>
      <tr>
        {week.map((date) => (
          <td key={date}>
            {isShown(date) ? (
              <time dateTime={date}>
                <span aria-hidden="true">{Number(date.slice(8))}</span>
                <span className="visually-hidden">{formatDate(date, locale, { style: 'full' })}</span>
              </time>
            ) : null}
          </td>
        ))}
      </tr>
      {rows.map((cells, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own, and the page is written once
        <tr key={index}>
          {cells.map(({ day, bar }) => (
            <td key={day} {...(bar && bar.length > 1 && { colSpan: bar.length })}>
              {bar ? <DayEvent run={bar.run} bar={bar} date={day} target={target} /> : null}
            </td>
          ))}
        </tr>
      ))}
      <tr>
        {week.map((date) => (
          <td key={date}>
            {runsOn(date).map((run) => (
              <DayEvent key={run.event.id} run={run} date={date} target={target} />
            ))}
          </td>
        ))}
      </tr>
    </tbody>
  )
}

/** The days on which something begins, one below the other; what lasts several days says which. */
function Agenda({ days, events, target }: Shown & { days: readonly string[] }) {
  const { locale } = useLanguage()
  return (
    <div className="agenda">
      {agendaOf(events, days).map(({ day, runs }) => (
        <div key={day}>
          <h3>{formatDate(day, locale, { style: 'full' })}</h3>
          {runs.map((run) => (
            <DayEvent key={run.event.id} run={run} date={day} target={target} isDated />
          ))}
        </div>
      ))}
    </div>
  )
}

type DayEventProps = { run: EventRun<EventCard>; bar?: Bar<EventCard>; date: string; target: string | undefined; isDated?: boolean }

/** An event on some of its days; its hour on the first only, its days for who hears the page, or whoever sees no bar. */
function DayEvent({ run: { event, first, last }, bar, date, target, isDated = false }: DayEventProps) {
  const { tenant } = usePage()
  const { locale } = useLanguage()
  const inLanguage = useInLanguage()
  const range = formatRange(first, last, locale)
  return (
    <a
      className="dayEvent"
      href={inLanguage(publicPage(tenant.name, event.url))}
      data-begun={bar?.isBegun || undefined}
      data-on={bar?.goesOn || undefined}
      {...(target ? { target, rel: 'noopener' } : {})}
    >
      {event.start_date && daysOfEvent(event)?.first === date ? `${formatTime(event.start_date, locale, { zone: event.time_zone })} ` : ''}
      {event.title}
      {isDated && first < last ? (
        <>
          <br />
          <span className="muted">{range}</span>
        </>
      ) : (
        <span className="visually-hidden">, {range}</span>
      )}
    </a>
  )
}
