import type { PublicPage } from '@kxo/domain/events/catalogue/public-page'
import type { EventCard, EventPage } from '@kxo/domain/events/contract'
import { publicPage } from '@kxo/domain/events/paths'
import { pictureAddress, sharedToken } from '@kxo/domain/events/presentation/event-image'
import { type PresentationSection, saidBy } from '@kxo/domain/events/presentation/presentation'
import { isStanding } from '@kxo/domain/events/standing'

type Described = EventCard & Partial<Pick<EventPage, 'address' | 'slots' | PresentationSection>>
type Node = Record<string, unknown>

const schema = 'https://schema.org'
const euros = (cents: number): string => (cents / 100).toFixed(2)

const offerOf = (event: Described, url: string): Node | undefined => {
  if (event.is_payable && !event.price_from) return undefined
  return {
    '@type': 'Offer',
    url,
    price: euros(event.price_from?.amount_ttc ?? 0),
    priceCurrency: 'EUR',
    availability: `${schema}/${event.availability === 'available' ? 'InStock' : 'SoldOut'}`,
    ...(event.opening_date && { validFrom: event.opening_date.toISOString() }),
    ...(event.limit_date && { validThrough: event.limit_date.toISOString() }),
  }
}

const placeOf = (event: Described, url: string): Node | undefined => {
  if (event.is_online) return { '@type': 'VirtualLocation', url }
  const name = event.place ?? event.town
  if (!name) return undefined
  return { '@type': 'Place', name, address: event.address ?? event.town ?? name }
}

/** An event as search engines read it; a training is a course too, with its dates as instances. */
function eventNode(page: PublicPage, event: Described): Node {
  const url = `${page.origin}${publicPage(page.tenant.name, event.url)}`
  const organizer = { '@type': 'Organization', name: page.tenant.label }
  const offers = offerOf(event, url)
  const location = placeOf(event, url)
  const description = event.summary || saidBy(event)
  const described = {
    name: event.title,
    ...(description && { description }),
    ...(event.image && { image: page.origin + pictureAddress(page.tenant.name, sharedToken(event.image)) }),
    url,
    ...(offers && { offers }),
  }
  // Search engines know no event without a date.
  if (isStanding(event)) return { '@type': 'Service', ...described, provider: organizer }
  const dates = {
    ...(event.start_date && { startDate: event.start_date.toISOString() }),
    ...(event.end_date && { endDate: event.end_date.toISOString() }),
    ...(location && { location }),
  }
  if (!event.is_training)
    return {
      '@type': 'Event',
      ...described,
      ...dates,
      organizer,
      eventStatus: `${schema}/${event.is_cancelled ? 'EventCancelled' : 'EventScheduled'}`,
      eventAttendanceMode: `${schema}/${event.is_online ? 'OnlineEventAttendanceMode' : 'OfflineEventAttendanceMode'}`,
    }
  const hours = Math.round(event.minutes / 6) / 10
  return {
    '@type': 'Course',
    ...described,
    provider: organizer,
    ...(event.languages.length > 0 && { inLanguage: event.languages.map((language) => language.toLowerCase()) }),
    ...(event.level && { educationalLevel: event.level }),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      ...dates,
      courseMode: event.is_online || event.is_asynchronous ? 'Online' : 'Onsite',
      ...(hours > 0 && { courseWorkload: `PT${hours}H` }),
    },
  }
}

/** What a public page tells search engines, as JSON-LD; undefined when it has nothing to tell. */
export function structuredData(page: PublicPage): Node | undefined {
  const { content } = page
  if (content.name === 'event' && content.isPreview) return undefined
  if (content.name === 'event') return { '@context': schema, ...eventNode(page, content.event) }
  if (content.name !== 'catalogue' || content.events.results.length === 0) return undefined
  return {
    '@context': schema,
    '@type': 'ItemList',
    numberOfItems: content.events.count,
    itemListElement: content.events.results.map((event, index) => ({
      '@type': 'ListItem',
      position: (content.events.page - 1) * content.events.page_size + index + 1,
      item: eventNode(page, event),
    })),
  }
}

/** JSON that can stand inside a script element. */
export const jsonInScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')
