import { type ActivityGroup, activityGroups } from '@kxo/domain/events/activities/activity-groups'
import { activityWords as a } from '@kxo/domain/events/activities/activity-words'
import type { EventContent } from '@kxo/domain/events/catalogue/public-page'
import { publicWords as p } from '@kxo/domain/events/catalogue/public-words'
import { type Activity, type EventPage as Event, eventsContract } from '@kxo/domain/events/contract'
import { proseOf } from '@kxo/domain/events/presentation/presentation'
import { presentationWords, sectionWords } from '@kxo/domain/events/presentation/presentation-words'
import { type SyllabusKey, syllabusParts } from '@kxo/domain/events/syllabus/syllabus-parts'
import { syllabusWords as s } from '@kxo/domain/events/syllabus/syllabus-words'
import { eventsWords as w } from '@kxo/domain/events/words'
import { fillPath } from '@kxo/domain/kernel/contract'
import { formatDate, formatRange, formatTime, halfDayOf } from '@kxo/domain/kernel/dates'
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
            <EventImage image={event.image} client={tenant.name} look="page" sizes="(max-width: 800px) 100vw, 720px" isFirst />
          ) : null}
          {event.summary ? <p className="lead">{event.summary}</p> : null}
          {event.description ? <Prose document={event.description} under={1} /> : null}
          <Section event={event} name="outline" />
          <Programme content={content} />
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

function Programme({ content: { event, activities } }: { content: EventContent }) {
  const { say, locale } = useLanguage()
  const { slots, time_zone: zone } = event
  const groups = activityGroups(activities)
  if (slots.length === 0 && groups.length === 0) return null
  return (
    <Part title={say(w.programme)}>
      {slots.length === 0 ? null : (
        <ol className="slots">
          {slots.map((slot) => {
            const title = slot.title || say(halfDayOf(slot.start_at, zone) === 'morning' ? w.morning : w.afternoon)
            const where = [slot.room_name, slot.location_name].filter(Boolean).join(', ')
            return (
              <li key={slot.id}>
                <strong>{formatDate(slot.start_at, locale, { zone, style: 'full' })}</strong>, {formatTime(slot.start_at, locale, { zone })}{' '}
                – {formatTime(slot.end_at, locale, { zone })}{' '}
                <span className="muted">{[title, where, slot.partners.join(', ')].filter(Boolean).join(' · ')}</span>
              </li>
            )
          })}
        </ol>
      )}
      {groups.map((group) => (
        <ActivityChoice key={group.kind + group.name} group={group} event={event} />
      ))}
    </Part>
  )
}

/** Activities one attends or chooses among, with their hours and who hosts them; how many places are left, where the event tells its own. */
function ActivityChoice({ group: { kind, name, activities }, event }: { group: ActivityGroup<Activity>; event: Event }) {
  const { say, locale } = useLanguage()
  return (
    <>
      <h3>
        {name || say(a.title)} <span className="muted">{say(a[kind])}</span>
      </h3>
      <ul className="slots">
        {activities.map(({ id, title, slots, places_left }) => {
          const hours = slots.map(({ start_at, end_at }) => formatRange(start_at, end_at, locale, { zone: event.time_zone, times: true }))
          const rooms = new Set(
            slots.flatMap(({ room_name, location_name }) => [room_name, location_name].filter(Boolean).join(', ') || []),
          )
          const hosts = new Set(slots.flatMap(({ partners }) => partners))
          const left = places_left === null || event.places_left === null ? '' : say(a.placesLeft, { n: places_left })
          return (
            <li key={id}>
              <strong>{title}</strong> <span className="muted">{[...hours, ...rooms, ...hosts, left].filter(Boolean).join(' · ')}</span>
            </li>
          )
        })}
      </ul>
    </>
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
