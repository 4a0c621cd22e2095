import { fileURLToPath } from 'node:url'
import { addressOf, savedSearch } from '@kxo/domain/events/alerts/saved-search'
import type { feedsContract } from '@kxo/domain/events/catalogue/feed-contract'
import type { EventCard } from '@kxo/domain/events/contract'
import { catalogue, eventOfClient, publicEvents, publicPage } from '@kxo/domain/events/paths'
import { eventsWords as w } from '@kxo/domain/events/words'
import type { Input } from '@kxo/domain/kernel/contract'
import type { Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { languageOf } from '../../../platform/language.ts'
import { digestOf, drawnOnce } from '../../../platform/pdf/drawn-once.ts'
import { qr } from '../../../platform/qr.ts'
import { presentClient } from '../../tenants/index.ts'
import { searchInWords } from '../alerts/search-in-words.ts'
import { listSeenEvents } from '../catalogue/list-events.ts'
import { matchingEvents } from '../catalogue/matching-events.ts'
import { fromAbove } from '../dependencies.ts'
import { cataloguePrint } from './catalogue-print.ts'

const template = fileURLToPath(new URL('./catalogue.typ', import.meta.url))
/** Some thirty pages; beyond, the catalogue online is the better reading. */
const mostEvents = 200
/** Letters the middle column holds: addresses are longer than any word. */
const longestWord = 44

type Query = Input<typeof feedsContract.print>['query']

/** The filters as the address of a catalogue says them. */
function searchOf(query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]): [string, string][] => (value === undefined ? [] : [[name, String(value)]]))
  return savedSearch(addressOf(new URLSearchParams(pairs).toString()))
}

/** Where an event is read: the page of visitors when it has one, which whoever receives the document may open too. */
const urlFor =
  ({ tenant, services }: Context) =>
  ({ id, url, onboarding }: EventCard): string =>
    services.publicUrl() +
    (onboarding === 'public' || onboarding === 'openToAll' ? publicPage(tenant.name, url) : eventOfClient(tenant.name, id))

/** The catalogue its reader sees, as a document: printed once the transaction is over, and once for all those who would read the same. */
export const printCatalogue: Verb<typeof feedsContract.print> = async (context, { query: { lang, ...query } }) => {
  const { actor, db, now, services, tenant } = context
  const language = lang ? languageOf(lang, tenant) : context.language
  const title = `${language.say(w.catalogueTitle)} – ${tenant.label}`
  const found = await matchingEvents((part) => listSeenEvents(context, { ...query, ...part }), mostEvents)
  const search = searchOf(query)
  const url = services.publicUrl() + (actor.user_id === null ? publicEvents(tenant.name) : catalogue()) + search
  const data = cataloguePrint(
    { ...found, now, search: await searchInWords(db, language, search), online: { url, svg: await qr(url) } },
    {
      letterhead: await fromAbove().advertisingLetterhead({ ...context, language }, null, { title, reference: title }),
      client: presentClient(tenant),
      urlOf: urlFor(context),
    },
    language,
  )
  const printed = { template, data, standard: 'ua-1', longestWord, createdAt: now } as const
  return {
    content_type: 'application/pdf',
    name: `${title}.pdf`,
    inline: true,
    // What only one person sees is left in no cache.
    ...(actor.user_id === null && { etag: digestOf(printed) }),
    body: drawnOnce(printed),
  }
}
