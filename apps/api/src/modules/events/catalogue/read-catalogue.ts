import {
  type CatalogueAddress,
  catalogueQueryOf,
  catalogueSearch,
  readCatalogueAddress,
} from '@kxo/domain/events/catalogue/catalogue-address'
import { publicEvents } from '@kxo/domain/events/paths'
import { login } from '@kxo/domain/identity/paths'
import type { Context } from '../../../platform/context.ts'
import type { PageAnswer, PageRequest, ServerPage } from '../../../platform/http/server-pages.ts'
import { settingsOf } from '../../tenants/index.ts'
import { listPublicEvents, readFacets } from './list-events.ts'
import { publicPageOf } from './present-public-page.ts'

const client = ({ tenant }: Context) => ({ client: tenant.name })
/** The most a month of the calendar shows; the rest is in the list it leads to. */
const shownInMonth = 100

const eventsAt = (context: Context, address: CatalogueAddress) => {
  const requestedAddress = catalogueQueryOf(address)
  const query = address.view === 'calendar' ? { ...requestedAddress, page: 1, page_size: shownInMonth } : requestedAddress
  return listPublicEvents(context, { params: client(context), query })
}

const monthNow = ({ now, tenant }: Context): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: tenant.time_zone, year: 'numeric', month: '2-digit' }).format(now)

/** What an address shows; a chapter nothing bears is left aside, and said. */
async function catalogueAt(context: Context, requested: CatalogueAddress) {
  const address = requested.view === 'calendar' ? { ...requested, month: requested.month ?? monthNow(context) } : requested
  const events = await eventsAt(context, address)
  const { chapitre } = address
  if (events.count > 0 || chapitre === undefined) return { address, events, unknownChapter: null }
  const borne = await listPublicEvents(context, { params: client(context), query: { page: 1, page_size: 10, chapitre } })
  if (borne.count > 0) return { address, events, unknownChapter: null }
  const { chapitre: _, ...others } = address
  return { address: others, events: await eventsAt(context, others), unknownChapter: chapitre }
}

/** What visitors may register for next, whatever they look for. */
async function firstOf(context: Context) {
  const { results } = await listPublicEvents(context, { params: client(context), query: { page: 1, page_size: 10, free_places: true } })
  return results[0] ?? null
}

async function readShown(context: Context, request: PageRequest, isEmbedded: boolean): Promise<PageAnswer> {
  const address = readCatalogueAddress(request.search)
  const facets = await readFacets(context, { params: client(context) })
  const found = await catalogueAt(context, address)
  const { page } = address
  return publicPageOf(context, request, {
    content: { name: 'catalogue', facets, isEmbedded, next: found.events.count > 0 ? null : await firstOf(context), ...found },
    canonical: publicEvents(context.tenant.name) + catalogueSearch({}, { page: page === '1' ? undefined : page }),
  })
}

const hasCatalogue = ({ tenant }: Context): boolean => settingsOf(tenant).features.includes('catalog')
const toLogin = ({ tenant }: Context): PageAnswer => ({ redirect: login(tenant.name), status: 302 })

/** P12: the public catalogue; without the feature, the login of the tenant. */
export const readCatalogue: ServerPage['read'] = async (context, request) =>
  hasCatalogue(context) ? readShown(context, request, false) : toLogin(context)

/** P14: the catalogue for the tenant's own site; opened alone, it is the catalogue itself. */
export const readEmbeddedCatalogue: ServerPage['read'] = async (context, request) => {
  if (!hasCatalogue(context)) return toLogin(context)
  if (request.isWholeTab) return { redirect: `${publicEvents(context.tenant.name)}${queryOf(request.search)}`, status: 302 }
  return readShown(context, request, true)
}

const queryOf = (search: URLSearchParams): string => (search.size > 0 ? `?${search.toString()}` : '')

/** P13: a readable address per chapter leads to the catalogue with all its parameters, and the chapter's. */
export const redirectChapter: ServerPage['read'] = async ({ tenant }, { params, search }) => {
  const all = new URLSearchParams([...search].filter(([name]) => name !== 'chapitre'))
  all.append('chapitre', params['chapitre'] ?? '')
  return { redirect: `${publicEvents(tenant.name)}${queryOf(all)}`, status: 302 }
}
