import { alertWords as w } from '@kxo/domain/events/alerts/alert-words'
import { addressOf } from '@kxo/domain/events/alerts/saved-search'
import { type CatalogueAddress, modalities } from '@kxo/domain/events/catalogue/catalogue-address'
import { languageName } from '@kxo/domain/events/catalogue/event-languages'
import { levelInWords } from '@kxo/domain/events/catalogue/event-levels'
import { modalityWords } from '@kxo/domain/events/catalogue/modality-words'
import { publicWords as p } from '@kxo/domain/events/catalogue/public-words'
import { trainingKind } from '@kxo/domain/events/nature'
import { eventsWords as e } from '@kxo/domain/events/words'
import { formatDate } from '@kxo/domain/kernel/dates'
import type { Language } from '@kxo/domain/kernel/language'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import type { Queries } from '../../../platform/database/tenancy.ts'

const nameIn = async (db: Queries, table: 'regions' | 'entities', id: string): Promise<string> =>
  (await db.selectFrom(table).select('name').where('id', '=', Number(id)).executeTakeFirst())?.name ?? id
const themeNamed = async (db: Queries, url: string): Promise<string> =>
  (await db.selectFrom('themes').select('name').where('url', '=', url).executeTakeFirst())?.name ?? url

const monthIn = (month: string, { locale }: Language): string =>
  new Intl.DateTimeFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )

type Filter = {
  of: keyof CatalogueAddress
  label: Sentence
  value?: (text: string, db: Queries, language: Language) => Promise<string> | string
}
/** The filters of a search and what their values are called. */
const filters: readonly Filter[] = [
  { of: 'q', label: e.search },
  { of: 'group', label: e.group, value: (url, db) => themeNamed(db, url) },
  { of: 'theme', label: e.theme, value: (url, db) => themeNamed(db, url) },
  { of: 'region', label: e.region, value: (id, db) => nameIn(db, 'regions', id) },
  { of: 'entity', label: e.organiser, value: (id, db) => nameIn(db, 'entities', id) },
  { of: 'level', label: e.level, value: (text, _, language) => levelInWords(text, language) },
  { of: 'spoken', label: p.language, value: (text, _, { locale }) => languageName(text, locale) },
  { of: 'town', label: e.town },
  { of: 'chapitre', label: p.chapterLabel },
  {
    of: 'modality',
    label: e.modality,
    value: (text, _, { say }) =>
      modalities
        .filter((one) => one === text)
        .map((one) => say(modalityWords[one]))
        .join(''),
  },
  { of: 'type', label: p.type, value: (text, _, { say }) => (trainingKind.is(text) ? say(trainingKind.labelOf(text)) : text) },
  { of: 'price', label: p.price, value: (text, _, { say }) => say(text === 'free' ? e.free : p.paid) },
  { of: 'month', label: e.month, value: (text, _, language) => monthIn(text, language) },
  { of: 'from', label: p.from, value: (text, _, { locale }) => formatDate(text, locale) },
  { of: 'to', label: p.to, value: (text, _, { locale }) => formatDate(text, locale) },
]
/** Filters that are on or off. */
const switches = [
  { of: 'free_places', label: e.freePlaces },
  { of: 'eligible', label: e.eligible },
] as const

/** A search of the catalogue as its reader says it. */
export async function searchInWords(db: Queries, language: Language, search: string): Promise<string> {
  const { say } = language
  const address = addressOf(search)
  const said: string[] = []
  for (const { of, label, value } of filters) {
    const text = address[of]
    if (text) said.push(say(w.filter, { name: say(label), value: value ? await value(text, db, language) : text }))
  }
  for (const { of, label } of switches) if (address[of]) said.push(say(label))
  return said.join(' · ') || say(w.every)
}
