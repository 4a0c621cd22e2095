import { type CatalogueAddress, modalities, priceKinds } from '@kxo/domain/events/catalogue/catalogue-address'
import { languagesInWords } from '@kxo/domain/events/catalogue/event-languages'
import { levelInWords } from '@kxo/domain/events/catalogue/event-levels'
import { modalityWords } from '@kxo/domain/events/catalogue/modality-words'
import type { CatalogueContent } from '@kxo/domain/events/catalogue/public-page'
import { publicWords as p } from '@kxo/domain/events/catalogue/public-words'
import { trainingKind } from '@kxo/domain/events/nature'
import { eventsWords as w } from '@kxo/domain/events/words'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { useLanguage } from '../ui/i18n/language.tsx'
import { usePage } from './page-context.ts'

const monthsAhead = 12
const priceWords: Record<(typeof priceKinds)[number], Sentence> = { free: w.free, paid: p.paid }

export const monthName = (month: string, locale: 'fr' | 'en'): string =>
  new Intl.DateTimeFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

/** The months to come, and the one asked when it is another. */
function monthsFrom(now: Date, requested: string | undefined): string[] {
  const months = Array.from({ length: monthsAhead }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + index, 1)).toISOString().slice(0, 7),
  )
  return requested && !months.includes(requested) ? [requested, ...months] : months
}

type Option = { value: string; label: string }
type ChoiceProps = { name: keyof CatalogueAddress; label: Sentence; options: readonly Option[]; value: string | undefined }

function Choice({ name, label, options, value }: ChoiceProps) {
  const { say } = useLanguage()
  return (
    <p>
      <label className="field">
        <span>{say(label)}</span>{' '}
        <select name={name} defaultValue={value ?? ''}>
          <option value="">{say(w.all)}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </label>
    </p>
  )
}

function Day({ name, label, value }: { name: 'from' | 'to'; label: Sentence; value: string | undefined }) {
  const { say } = useLanguage()
  return (
    <p>
      <label className="field">
        <span>{say(label)}</span> <input type="date" name={name} defaultValue={value} />
      </label>
    </p>
  )
}

/** What the form does not ask, and must not lose. */
const carried = ['view', 'sort', 'chapitre', 'nb', 'compact', 'target', 'lang'] as const
const folded = ['group', 'region', 'entity', 'level', 'spoken', 'modality', 'type', 'price'] as const
/** A calendar has its own month. */
const period = ['month', 'from', 'to'] as const

/** Filters of the catalogue: a form whose answer is the address. */
export function CatalogueFilters({ content }: { content: CatalogueContent }) {
  const { path, now, tenant } = usePage()
  // An offer of work has neither a kind of training nor a price.
  const sells = !tenant.params.is_recruiting_platform
  const { say, locale } = useLanguage()
  const { address, facets } = content
  const named = (values: readonly { name: string; count: number }[], said = (name: string) => name): Option[] =>
    values.map(({ name, count }) => ({ value: name, label: `${said(name)} (${count})` }))
  const numbered = (values: readonly { id: number; name: string; count: number }[]): Option[] =>
    values.map(({ id, name, count }) => ({ value: String(id), label: `${name} (${count})` }))
  const called = (values: readonly { url: string; name: string; count: number }[]): Option[] =>
    values.map(({ url, name, count }) => ({ value: url, label: `${name} (${count})` }))
  const levels = named(facets.levels, (level) => levelInWords(level, { say }))
  const spoken = named(facets.languages, (language) => languagesInWords([language], locale))
  const kindOf = (value: (typeof trainingKind.keys)[number]): Option => ({ value, label: say(trainingKind.labelOf(value)) })
  const isCalendar = address.view === 'calendar'
  const chosen = [...folded, ...(isCalendar ? [] : period)].filter((name) => address[name]).length
  return (
    <form action={path} method="get" role="search" className="filters" aria-label={say(p.filterTitle)} data-filters>
      {[...carried, ...(isCalendar ? (['month'] as const) : [])].map((name) =>
        address[name] ? <input key={name} type="hidden" name={name} value={address[name]} /> : null,
      )}
      <p>
        <label className="field wide">
          <span>{say(w.search)}</span> <input type="search" name="q" defaultValue={address.q} maxLength={120} />
        </label>
      </p>
      <Choice name="theme" label={w.theme} value={address.theme} options={called(facets.themes)} />
      <Choice name="town" label={w.town} value={address.town} options={named(facets.towns)} />
      <p>
        <label className="tick">
          <input type="checkbox" name="free_places" value="true" defaultChecked={address.free_places === 'true'} />
          {say(w.freePlaces)}
        </label>
      </p>
      <details className="more" open={chosen > 0}>
        <summary>{chosen > 0 ? say(w.filtersChosen, { n: chosen }) : say(p.moreFilters)}</summary>
        <div className="moreFields">
          {facets.groups.length > 0 ? <Choice name="group" label={w.group} value={address.group} options={called(facets.groups)} /> : null}
          {facets.regions.length > 0 ? (
            <Choice name="region" label={w.region} value={address.region} options={numbered(facets.regions)} />
          ) : null}
          {facets.entities.length > 1 || address.entity ? (
            <Choice name="entity" label={w.organiser} value={address.entity} options={numbered(facets.entities)} />
          ) : null}
          {facets.levels.length > 0 || address.level ? (
            <Choice name="level" label={w.level} value={address.level} options={levels} />
          ) : null}
          {facets.languages.length > 0 ? <Choice name="spoken" label={p.language} value={address.spoken} options={spoken} /> : null}
          <Choice
            name="modality"
            label={w.modality}
            value={address.modality}
            options={modalities.map((value) => ({ value, label: say(modalityWords[value]) }))}
          />
          {sells ? (
            <>
              <Choice name="type" label={p.type} value={address.type} options={trainingKind.keys.map(kindOf)} />
              <Choice
                name="price"
                label={p.price}
                value={address.price}
                options={priceKinds.map((value) => ({ value, label: say(priceWords[value]) }))}
              />
            </>
          ) : null}
          {isCalendar ? null : (
            <>
              <Choice
                name="month"
                label={w.month}
                value={address.month}
                options={monthsFrom(now, address.month).map((month) => ({ value: month, label: monthName(month, locale) }))}
              />
              <Day name="from" label={p.from} value={address.from} />
              <Day name="to" label={p.to} value={address.to} />
            </>
          )}
        </div>
      </details>
      <button type="submit" className="button">
        {say(p.filter)}
      </button>
    </form>
  )
}
