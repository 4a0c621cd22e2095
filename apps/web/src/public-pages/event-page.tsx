import type { EventContent } from '@kxo/domain/events/catalogue/public-page'
import { publicWords as p } from '@kxo/domain/events/catalogue/public-words'
import { type EventPage as Event, eventsContract } from '@kxo/domain/events/contract'
import { proseOf } from '@kxo/domain/events/presentation/presentation'
import { presentationWords, sectionWords } from '@kxo/domain/events/presentation/presentation-words'
import { type SyllabusKey, syllabusParts } from '@kxo/domain/events/syllabus/syllabus-parts'
import { syllabusWords as s } from '@kxo/domain/events/syllabus/syllabus-words'
import { eventsWords as w } from '@kxo/domain/events/words'
import { fillPath } from '@kxo/domain/kernel/contract'
import { formatDate, formatTime, halfDayOf } from '@kxo/domain/kernel/dates'
import { isOrganisation, partnerKind } from '@kxo/domain/partners/kind'
import { portraitOf } from '@kxo/domain/partners/records/portrait'
import type { ReactNode } from 'react'
import { EventImage } from '../modules/events/catalogue/event-image.tsx'
import { useLanguage } from '../ui/i18n/language.tsx'
import { ChooseDate } from './choose-date.tsx'
import { CardBadges } from './event-facts.tsx'
import { useCatalogueAddress, usePage } from './page-context.ts'
import { Prose } from './prose.tsx'
import { RegisterBox } from './register-box.tsx'

/** The public page of an event, whole without script. */
export function EventPage({ content }: { content: EventContent }) {
  const { event } = content
  const { tenant } = usePage()
  const { say } = useLanguage()
  const catalogue = useCatalogueAddress()
  return (
    <article className="event">
      {content.isPreview ? <p className="banner">{say(presentationWords.previewBanner)}</p> : null}
      <div className="head">
        {tenant.features.includes('catalog') ? (
          <p>
            <a href={catalogue}>{say(p.backToCatalogue)}</a>
          </p>
        ) : null}
        <h1>{event.title}</h1>
        {event.subtitle ? <p className="lead">{event.subtitle}</p> : null}
        <CardBadges event={event} />
      </div>
      {event.is_cancelled ? <p className="banner">{say(w.cancelledBanner)}</p> : null}
      <div className="columns">
        <RegisterBox content={content} />
        <div className="body">
          {event.image ? (
            <EventImage image={event.image} client={tenant.name} className="pageImage" sizes="(max-width: 800px) 100vw, 720px" isFirst />
          ) : null}
          {event.summary ? <p className="lead">{event.summary}</p> : null}
          {event.description ? <Prose document={event.description} under={1} /> : null}
          <Section event={event} name="outline" />
          <Programme event={event} />
          <Section event={event} name="practical" />
          <People event={event} />
          <People event={event} areOrganisations />
          {event.is_training ? <Sheet content={content} /> : null}
          <ChooseDate event={event} />
        </div>
      </div>
    </article>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="part">
    <h2>{title}</h2>
    {children}
  </section>
)

/** A section of the presentation under its own title, when it is written. */
function Section({ event, name }: { event: Event; name: 'outline' | 'practical' }) {
  const { say } = useLanguage()
  const document = event[name]
  return document ? (
    <Part title={say(sectionWords[name])}>
      <Prose document={document} under={2} />
    </Part>
  ) : null
}

function Programme({ event: { slots, time_zone: zone } }: { event: Event }) {
  const { say, locale } = useLanguage()
  if (slots.length === 0) return null
  return (
    <Part title={say(w.programme)}>
      <ol className="slots">
        {slots.map((slot) => {
          const title = slot.title || say(halfDayOf(slot.start_at, zone) === 'morning' ? w.morning : w.afternoon)
          const where = [slot.room_name, slot.location_name].filter(Boolean).join(', ')
          return (
            <li key={slot.id}>
              <strong>{formatDate(slot.start_at, locale, { zone, style: 'full' })}</strong>, {formatTime(slot.start_at, locale, { zone })} –{' '}
              {formatTime(slot.end_at, locale, { zone })}{' '}
              <span className="muted">{[title, where, slot.partners.join(', ')].filter(Boolean).join(' · ')}</span>
            </li>
          )
        })}
      </ol>
    </Part>
  )
}

function People({ event: { people }, areOrganisations = false }: { event: Event; areOrganisations?: boolean }) {
  const { say } = useLanguage()
  const { tenant } = usePage()
  const listed = people.filter(({ kind }) => isOrganisation(kind) === areOrganisations)
  if (listed.length === 0) return null
  return (
    <Part title={say(areOrganisations ? w.organisations : w.trainers)}>
      <ul className="people">
        {listed.map(({ full_name, role_title, kind, biography, portrait_of }) => (
          <li key={`${full_name} ${kind}`}>
            {portrait_of === null ? null : (
              <img
                src={portraitOf(tenant.name, portrait_of)}
                alt=""
                width="64"
                height="64"
                loading="lazy"
                className={areOrganisations ? 'portrait logo' : 'portrait'}
              />
            )}
            {full_name} <span className="muted">{role_title || say(partnerKind.labelOf(kind))}</span>
            {biography ? <p className="preLine">{biography}</p> : null}
          </li>
        ))}
      </ul>
    </Part>
  )
}

/** What the page says elsewhere. */
const elsewhere: readonly SyllabusKey[] = ['duration', 'dates', 'people', 'prices']

/** The pedagogical sheet in the order of FOR-20; parts not written are not shown. */
function Sheet({ content: { event, isPreview } }: { content: EventContent }) {
  const language = useLanguage()
  const { tenant } = usePage()
  const { say } = language
  const parts = syllabusParts(event, language).filter(({ key, text }) => text.trim() !== '' && !elsewhere.includes(key))
  if (parts.length === 0) return null
  return (
    <Part title={say(w.sheet)}>
      {parts.map(({ key, title, text }) => (
        <div key={key} className="sheetPart">
          <h3>{title}</h3>
          <Prose document={proseOf(text)} />
        </div>
      ))}
      {isPreview ? null : (
        <p>
          <a href={`/api${fillPath(eventsContract.syllabus.path, { client: tenant.name, id: event.id })}`}>{say(s.download)}</a>
        </p>
      )}
    </Part>
  )
}
