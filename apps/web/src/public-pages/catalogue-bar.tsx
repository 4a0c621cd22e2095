import { catalogueSorts, catalogueViews } from '@kxo/domain/events/catalogue/catalogue-address'
import type { CatalogueContent } from '@kxo/domain/events/catalogue/public-page'
import { publicWords as p } from '@kxo/domain/events/catalogue/public-words'
import { eventsWords as w } from '@kxo/domain/events/words'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { useLanguage } from '../ui/i18n/language.tsx'
import { useCatalogueHref } from './page-context.ts'

const viewWords: Record<(typeof catalogueViews)[number], Sentence> = { cards: p.cards, list: p.list, calendar: p.calendar }
const sortWords: Record<(typeof catalogueSorts)[number], Sentence> = {
  start_date: p.byDate,
  price: p.byPrice,
  relevance: p.byRelevance,
  title: p.byTitle,
}

/** How many there are, in which order, and how they are shown: links, so that each choice has its address. */
export function CatalogueBar({ content: { address, events } }: { content: CatalogueContent }) {
  const { say } = useLanguage()
  const href = useCatalogueHref(address)
  const view = address.view ?? 'cards'
  const sort = address.sort ?? 'start_date'
  // The month a calendar stands on narrows none of the other views.
  const hrefOf = (name: (typeof catalogueViews)[number]): string =>
    href({ view: name === 'cards' ? undefined : name, ...(view === 'calendar' && name !== view && { month: undefined }) })
  const sorts = catalogueSorts.filter((name) => name !== 'relevance' || address.q)
  return (
    <div className="bar">
      <p role="status">{say(w.found, { n: events.count })}</p>
      {address.chapitre ? (
        <p className="chip">
          {say(w.chapter, { name: address.chapitre })}{' '}
          <a href={href({ chapitre: undefined })} aria-label={`${say(w.removeFilter)} ${address.chapitre}`}>
            ×
          </a>
        </p>
      ) : null}
      {view === 'calendar' ? null : (
        <nav className="choices" aria-label={say(p.sort)}>
          <span className="muted">{say(p.sort)}</span>
          {sorts.map((name) => (
            <a key={name} href={href({ sort: name === 'start_date' ? undefined : name })} aria-current={name === sort ? 'true' : undefined}>
              {say(sortWords[name])}
            </a>
          ))}
        </nav>
      )}
      <nav className="choices" aria-label={say(p.views)}>
        {catalogueViews.map((name) => (
          <a key={name} href={hrefOf(name)} aria-current={name === view ? 'true' : undefined}>
            {say(viewWords[name])}
          </a>
        ))}
      </nav>
    </div>
  )
}
