import { type CatalogueAddress, catalogueFilters } from '@kxo/domain/events/catalogue/catalogue-address'
import { printWords as d } from '@kxo/domain/events/catalogue/print-words'
import type { CatalogueContent } from '@kxo/domain/events/catalogue/public-page'
import { publicWords as p } from '@kxo/domain/events/catalogue/public-words'
import { publicEvents } from '@kxo/domain/events/paths'
import { eventsWords as w } from '@kxo/domain/events/words'
import { defaultPageSize, pageSizes } from '@kxo/domain/kernel/listing'
import { Fragment } from 'react'
import { useLanguage } from '../ui/i18n/language.tsx'
import { AlertForm } from './alert-form.tsx'
import { CatalogueBar } from './catalogue-bar.tsx'
import { CatalogueCalendar } from './catalogue-calendar.tsx'
import { CatalogueFilters } from './catalogue-filters.tsx'
import { EventCard, EventLine } from './event-card.tsx'
import { useFeeds } from './feeds.ts'
import { useCatalogueHref, useInLanguage, usePage } from './page-context.ts'

const filterNames: readonly string[] = catalogueFilters
export const isFiltered = (address: CatalogueAddress): boolean => Object.keys(address).some((name) => filterNames.includes(name))

/** The catalogue of a tenant: filters, order, presentation and page are its address, changed by forms and links alone. */
export function Catalogue({ content }: { content: CatalogueContent }) {
  const { tenant, texts } = usePage()
  const { say } = useLanguage()
  const { address, isEmbedded } = content
  return (
    <div className="catalogue" data-compact={address.compact}>
      {isEmbedded ? (
        <h1 className="visually-hidden">{say(w.publicTitle)}</h1>
      ) : (
        <div className="head">
          <h1>{say(w.publicTitle)}</h1>
          <p className="muted">{tenant.label}</p>
          {texts.welcome ? <p className="welcome">{texts.welcome}</p> : null}
        </div>
      )}
      {content.unknownChapter === null ? null : (
        <p className="banner" role="status">
          {say(p.unknownChapter, { name: content.unknownChapter })}
        </p>
      )}
      {address.filters === '0' ? null : <CatalogueFilters content={content} />}
      <CatalogueBar content={content} />
      <Events content={content} />
      {isEmbedded ? <SeeAll /> : <Subscriptions content={content} />}
    </div>
  )
}

/** The events of these filters to take away, on paper or by subscription. */
function Subscriptions({ content: { address, events } }: { content: CatalogueContent }) {
  const { say } = useLanguage()
  const feeds = useFeeds(address)
  return (
    <>
      <p className="acts">
        {events.count > 0 ? <a href={feeds.print}>{say(d.download)}</a> : null} <a href={feeds.calendar}>{say(p.subscribe)}</a>{' '}
        <a href={feeds.atom}>{say(p.feed)}</a>
      </p>
      <AlertForm address={address} />
    </>
  )
}

function SeeAll() {
  const { tenant } = usePage()
  const { say } = useLanguage()
  const inLanguage = useInLanguage()
  return (
    <p>
      <a href={inLanguage(publicEvents(tenant.name))} target="_blank" rel="noopener">
        {say(w.seeAll)}
      </a>
    </p>
  )
}

function Events({ content }: { content: CatalogueContent }) {
  const { address, events, isEmbedded } = content
  const target = isEmbedded ? (address.target === 'top' ? '_top' : '_blank') : undefined
  if (address.view === 'calendar') return <CatalogueCalendar content={content} target={target} />
  if (events.results.length === 0) return <NoEvent content={content} target={target} />
  return (
    <>
      {address.view === 'list' ? (
        <ul className="lines">
          {events.results.map((event) => (
            <EventLine key={event.id} event={event} target={target} />
          ))}
        </ul>
      ) : (
        <ul className="cards">
          {events.results.map((event) => (
            <li key={event.id}>
              <EventCard event={event} target={target} />
            </li>
          ))}
        </ul>
      )}
      <Pages content={content} />
    </>
  )
}

function NoEvent({ content: { address, next }, target }: { content: CatalogueContent; target: string | undefined }) {
  const { say } = useLanguage()
  const href = useCatalogueHref(address)
  return (
    <div className="empty">
      <p>{say(w.noneToShow)}</p>
      {isFiltered(address) ? (
        <a className="button" href={href(Object.fromEntries(catalogueFilters.map((name) => [name, undefined])))}>
          {say(w.clearFilters)}
        </a>
      ) : (
        <p className="muted">{say(w.noneHelp)}</p>
      )}
      {next ? (
        <>
          <p>{say(p.nextOpen)}</p>
          <ul className="lines">
            <EventLine event={next} target={target} />
          </ul>
        </>
      ) : null}
    </div>
  )
}

function Pages({ content: { address, events } }: { content: CatalogueContent }) {
  const { say } = useLanguage()
  const href = useCatalogueHref(address)
  const { count, page, page_size } = events
  if (count <= Math.min(...pageSizes)) return null
  const last = Math.ceil(count / page_size)
  const from = (page - 1) * page_size + 1
  return (
    <nav className="pager" aria-label={say(p.pages)}>
      <span className="choices">
        <span className="muted">{say(p.perPage)}</span>
        {pageSizes.map((size) => (
          <Fragment key={size}>
            {' '}
            <a
              href={href({ nb: size === defaultPageSize ? undefined : String(size) })}
              aria-current={size === page_size ? 'true' : undefined}
            >
              {size}
            </a>
          </Fragment>
        ))}
      </span>
      {page > 1 ? (
        <a className="button" rel="prev" href={href({ page: page === 2 ? undefined : String(page - 1) })}>
          {say(p.previous)}
        </a>
      ) : null}
      <span>{say(p.range, { from, to: Math.min(count, from + page_size - 1), count })}</span>
      {page < last ? (
        <a className="button" rel="next" href={href({ page: String(page + 1) })}>
          {say(p.next)}
        </a>
      ) : null}
    </nav>
  )
}
