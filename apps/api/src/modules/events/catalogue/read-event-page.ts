import type { EventPage } from '@kxo/domain/events/contract'
import { event as eventAddress, eventByUrl, publicPage } from '@kxo/domain/events/paths'
import { kernelErrors, ProductError } from '@kxo/domain/kernel/errors'
import type { Context } from '../../../platform/context.ts'
import type { PageAnswer, PageRequest, ServerPage, UnavailablePage } from '../../../platform/http/server-pages.ts'
import { choicesOf } from '../activities/activities-of.ts'
import { type EventFacts, findEvent, findEventByUrl } from '../queries.ts'
import { publicPage as pageForVisitors, readUnpublished } from '../read-event.ts'
import { eventFreedFrom } from './freed-addresses.ts'
import { publicPageOf } from './present-public-page.ts'
import { isPreviewToken, previewParameter } from './preview.ts'

/** What goes on from the page of an event to its registration: a code, the language, where the visitor came from. */
const isCarried = (name: string): boolean => name === 'code' || name === 'lang' || name.startsWith('utm_')

type Readable = { facts: EventFacts; event: EventPage }

/** An event as whoever asks may read it. */
async function readable(context: Context, facts: EventFacts | undefined): Promise<Readable | undefined> {
  if (!facts) return undefined
  try {
    return { facts, event: await pageForVisitors(context, facts) }
  } catch (error) {
    if (error instanceof ProductError && error.kind === kernelErrors.notFound) return undefined
    throw error
  }
}

const shown = async (context: Context, request: PageRequest, { facts, event }: Readable, isPreview = false): Promise<PageAnswer> =>
  publicPageOf(context, request, {
    content: {
      name: 'event',
      event,
      activities: await choicesOf(context, facts),
      isPreview,
      carried: [...request.search].filter(([name]) => isCarried(name)),
    },
    canonical: publicPage(context.tenant.name, event.url),
  })

/** Nothing is confirmed of what is not for visitors: `next` is where somebody with an account looks further. */
const missing = (context: Context, request: PageRequest, next: string): PageAnswer =>
  publicPageOf(context, request, { content: { name: 'missing', next }, status: 404 })

/** An address the event bore before: it leads to the one it bears now. */
async function moved(context: Context, { params: { url = '' }, search }: PageRequest): Promise<PageAnswer | undefined> {
  const id = await eventFreedFrom(context.db, url)
  const there = id === undefined ? undefined : await readable(context, await findEvent(context.db, id))
  return there && { redirect: publicPage(context.tenant.name, there.event.url) + queryOf(search), status: 302 }
}

const queryOf = (search: URLSearchParams): string => (search.size > 0 ? `?${search.toString()}` : '')

/** The event an address of review lets read before it is published. */
async function readPreview(context: Context, { search }: PageRequest, facts: EventFacts | undefined): Promise<Readable | undefined> {
  const token = search.get(previewParameter)
  if (token === null || !facts || facts.is_active || !isPreviewToken(context, facts.id, token)) return undefined
  return { facts, event: await readUnpublished(context, facts) }
}

/** P09: the page of an event at its short address, which is the canonical one. */
export const readEventByUrl: ServerPage['read'] = async (context, request) => {
  const { url = '' } = request.params
  const facts = await findEventByUrl(context.db, url)
  const previewed = await readPreview(context, request, facts)
  if (previewed) return shown(context, request, previewed, true)
  const there = await readable(context, facts)
  return there ? shown(context, request, there) : ((await moved(context, request)) ?? missing(context, request, eventByUrl(url)))
}

async function numbered(context: Context, { params: { id = '' } }: PageRequest) {
  const number = /^\d{1,15}$/.test(id) ? Number(id) : 0
  return { number, there: await readable(context, await findEvent(context.db, number)) }
}

/** P08: the same page by its number; an address that is not the event's leads to the one that is. */
export const readEventById: ServerPage['read'] = async (context, request) => {
  const { url } = request.params
  const { number, there } = await numbered(context, request)
  if (!there) return missing(context, request, eventAddress(number))
  if (there.event.url === url) return shown(context, request, there)
  return { redirect: publicPage(context.tenant.name, there.event.url) + queryOf(request.search), status: 301 }
}

/** The short link of an event leads to the address it bears today: for now, not for good. */
export const followShortLink: ServerPage['read'] = async (context, request) => {
  const { number, there } = await numbered(context, request)
  if (!there) return missing(context, request, eventAddress(number))
  return { redirect: publicPage(context.tenant.name, there.event.url) + queryOf(request.search), status: 302 }
}

/** What stands for any page of a space that is suspended, or that there is not. */
export const unavailablePage: UnavailablePage = (context, request, reason) =>
  publicPageOf(context, request, { content: { name: reason, next: '' }, status: reason === 'suspended' ? 403 : 404 })
