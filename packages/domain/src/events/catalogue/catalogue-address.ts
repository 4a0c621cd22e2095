import { pageSizes } from '../../kernel/listing.ts'
import { trainingKind } from '../nature.ts'

/** What the address of a catalogue may say: its filters, its order, how it is shown, and in which language. */
export const catalogueFilters = [
  'q',
  'group',
  'theme',
  'region',
  'entity',
  'level',
  'spoken',
  'eligible',
  'town',
  'modality',
  'type',
  'price',
  'month',
  'from',
  'to',
  'chapitre',
  'free_places',
] as const
const shown = ['sort', 'view', 'page', 'nb', 'filters', 'compact', 'target', 'lang'] as const
export type CatalogueParameter = (typeof catalogueFilters)[number] | (typeof shown)[number]
export type CatalogueAddress = Partial<Record<CatalogueParameter, string>>

export const catalogueViews = ['cards', 'list', 'calendar'] as const
export const modalities = ['place', 'online', 'asynchronous'] as const
export const priceKinds = ['free', 'paid'] as const
/** `relevance` puts first what has the words looked for in its title. */
export const catalogueSorts = ['start_date', 'price', 'relevance', 'title'] as const

const oneOf = (values: readonly string[]) => (value: string) => values.includes(value)
const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`))
const isNumber = (value: string): boolean => /^[1-9]\d{0,14}$/.test(value)
const isText = (value: string): boolean => value.trim() !== '' && value.length <= 120

/** What each parameter may hold: anything else in an address is as if it were not there. */
export const catalogueFits: Record<CatalogueParameter, (value: string) => boolean> = {
  q: isText,
  group: isText,
  theme: isText,
  region: isNumber,
  entity: isNumber,
  level: isText,
  spoken: isText,
  eligible: oneOf(['true']),
  town: isText,
  chapitre: isText,
  modality: oneOf(modalities),
  type: oneOf(trainingKind.keys),
  price: oneOf(priceKinds),
  month: (value) => /^\d{4}-(0[1-9]|1[0-2])$/.test(value),
  from: isDay,
  to: isDay,
  free_places: oneOf(['true']),
  sort: oneOf(catalogueSorts),
  view: oneOf(catalogueViews),
  page: (value) => /^[1-9]\d{0,4}$/.test(value),
  nb: oneOf(pageSizes.map(String)),
  filters: oneOf(['0']),
  compact: oneOf(['1']),
  target: oneOf(['top']),
  lang: oneOf(['fr', 'en']),
}
const parameters = Object.keys(catalogueFits) as CatalogueParameter[]

/** What an address asks of a catalogue. */
export const readCatalogueAddress = (search: Pick<URLSearchParams, 'get'>): CatalogueAddress =>
  Object.fromEntries(
    parameters.flatMap((name) => {
      const value = search.get(name)?.trim() ?? ''
      return value !== '' && catalogueFits[name](value) ? [[name, value]] : []
    }),
  )

/** The query of an address with some parameters changed, removed when undefined; any change but of the page goes back to the first. */
export function catalogueSearch(address: CatalogueAddress, change: Partial<Record<CatalogueParameter, string | undefined>> = {}): string {
  const all = { ...address, ...('page' in change ? {} : { page: undefined }), ...change }
  const filled = parameters.flatMap((name) => (all[name] ? [[name, all[name]] as [string, string]] : []))
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled).toString()}`
}

/** First and last day of a month (`2027-03`). */
export function daysOfMonth(month: string): { from: string; to: string } {
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0))
  return { from: `${month}-01`, to: last.toISOString().slice(0, 10) }
}

/** What an address asks of the list of events. */
export function catalogueQueryOf(address: CatalogueAddress) {
  const { q, group, theme, town, level, spoken, chapitre, month, sort } = address
  const period = month ? daysOfMonth(month) : { from: address.from, to: address.to }
  return {
    page: Number(address.page ?? 1),
    page_size: Number(address.nb ?? 25) as 25,
    ...(q !== undefined && { q }),
    ...(group !== undefined && { group }),
    ...(theme !== undefined && { theme }),
    ...(address.region !== undefined && { region: Number(address.region) }),
    ...(address.entity !== undefined && { entity: Number(address.entity) }),
    ...(level !== undefined && { level }),
    ...(spoken !== undefined && { spoken }),
    ...(address.eligible !== undefined && { eligible: true }),
    ...(town !== undefined && { town }),
    ...(chapitre !== undefined && { chapitre }),
    ...(period.from !== undefined && { from: period.from }),
    ...(period.to !== undefined && { to: period.to }),
    ...(address.modality !== undefined && { modality: address.modality as (typeof modalities)[number] }),
    ...(address.type !== undefined && { type: address.type as (typeof trainingKind.keys)[number] }),
    ...(address.price !== undefined && { price: address.price as (typeof priceKinds)[number] }),
    ...(address.free_places !== undefined && { free_places: true }),
    ...(sort !== undefined && sort !== 'start_date' && { sort }),
  }
}
