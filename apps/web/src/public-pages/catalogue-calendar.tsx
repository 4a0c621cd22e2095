import { isOnDay } from '@kxo/domain/events/catalogue/calendar-days'
import type { CatalogueContent } from '@kxo/domain/events/catalogue/public-page'
import { publicWords as p } from '@kxo/domain/events/catalogue/public-words'
import type { EventCard } from '@kxo/domain/events/contract'
import { publicPage } from '@kxo/domain/events/paths'
import { dayInZone, formatDate, formatTime } from '@kxo/domain/kernel/dates'
import { monthBeside, weeksOfMonth } from '@kxo/domain/kernel/weeks'
import { useLanguage } from '../ui/i18n/language.tsx'
import { monthName } from './catalogue-filters.tsx'
import { useCatalogueHref, useInLanguage, usePage } from './page-context.ts'

/** The events of a month, on each of their days. */
export function CatalogueCalendar({ content, target }: { content: CatalogueContent; target: string | undefined }) {
  const { say, locale } = useLanguage()
  const { now } = usePage()
  const { address, events } = content
  const href = useCatalogueHref(address)
  const month = address.month ?? now.toISOString().slice(0, 7)
  const weeks = weeksOfMonth(month)
  const weekday = new Intl.DateTimeFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', { weekday: 'long', timeZone: 'UTC' })
  const eventsOn = (date: string): EventCard[] => events.results.filter((event) => isOnDay(event, date))
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
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => {
                const shown = date.startsWith(month) ? eventsOn(date) : []
                return (
                  <td key={date} data-empty={shown.length === 0 || undefined}>
                    {date.startsWith(month) ? (
                      <time dateTime={date}>
                        <span className="dayNumber">{Number(date.slice(8))}</span>
                        <span className="dayName">{formatDate(date, locale, { style: 'full' })}</span>
                      </time>
                    ) : null}
                    {shown.map((event) => (
                      <DayEvent key={event.id} event={event} date={date} target={target} />
                    ))}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {events.count > events.results.length ? (
        <p>
          <a href={href({ view: 'list', month })}>{say(p.moreInMonth, { n: events.count })}</a>
        </p>
      ) : null}
    </section>
  )
}

/** An event on one of its days; its hour on the first only. */
function DayEvent({ event, date, target }: { event: EventCard; date: string; target: string | undefined }) {
  const { tenant } = usePage()
  const { locale } = useLanguage()
  const inLanguage = useInLanguage()
  return (
    <a className="dayEvent" href={inLanguage(publicPage(tenant.name, event.url))} {...(target ? { target, rel: 'noopener' } : {})}>
      {event.start_date && dayInZone(event.start_date, event.time_zone) === date
        ? `${formatTime(event.start_date, locale, { zone: event.time_zone })} `
        : ''}
      {event.title}
    </a>
  )
}
