import { publicWords as p } from '@kxo/domain/events/catalogue/public-words'
import type { EventPage } from '@kxo/domain/events/contract'
import { publicPage } from '@kxo/domain/events/paths'
import { EventPlace } from '../modules/events/event/event-place.tsx'
import { EventPrice } from '../modules/events/event/event-price.tsx'
import { useLanguage } from '../ui/i18n/language.tsx'
import { AlertForm } from './alert-form.tsx'
import { Availability, Dates } from './event-facts.tsx'
import { useInLanguage, usePage } from './page-context.ts'

/** One may no longer register, and may for no other date. */
const isMissed = ({ availability, is_cancelled }: EventPage): boolean =>
  is_cancelled || ['expired', 'pastLimitDate', 'full'].includes(availability)

/** The other dates of the same title, with what decides between them; without any, a way to hear of the next ones. */
export function ChooseDate({ event }: { event: EventPage }) {
  const { tenant } = usePage()
  const { say } = useLanguage()
  const inLanguage = useInLanguage()
  if (event.sisters.length === 0)
    return isMissed(event) && tenant.features.includes('catalog') ? (
      <AlertForm address={{ q: event.title }} title={p.tellNextDates} />
    ) : null
  return (
    <section className="part" id="dates">
      <h2>{say(p.chooseDate)}</h2>
      <ul className="lines">
        {event.sisters.map((sister) => (
          <li key={sister.id} className="line">
            <span>
              <a className="wholeLink" href={inLanguage(publicPage(tenant.name, sister.url))}>
                <Dates event={sister} />
              </a>
            </span>
            <span>
              <EventPlace event={sister} />
            </span>
            <strong>
              <EventPrice event={sister} tenant={tenant} />
            </strong>
            <Availability event={sister} />
          </li>
        ))}
      </ul>
    </section>
  )
}
