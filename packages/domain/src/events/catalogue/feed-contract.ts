import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { inClient, inClientWithId } from '../../tenants/contract.ts'
import { catalogueQuery } from '../contract.ts'

/** What calendars and readers of news subscribe to: the filters of the catalogue are those of the address. */
export const feedsContract = {
  calendar: endpoint({
    method: 'GET',
    path: '/clients/:client/public/events/calendar.ics/',
    summary: 'The public catalogue as a calendar to subscribe to (EXT-01)',
    access: 'public',
    params: inClient,
    query: z.object(catalogueQuery),
    streams: ['text/calendar'],
  }),
  atom: endpoint({
    method: 'GET',
    path: '/clients/:client/public/events/feed.atom/',
    summary: 'The public catalogue as a feed, the last published first (RFC 4287)',
    access: 'public',
    params: inClient,
    query: z.object(catalogueQuery),
    streams: ['application/atom+xml'],
  }),
  eventCalendar: endpoint({
    method: 'GET',
    path: '/clients/:client/public/events/:id/calendar.ics/',
    summary: 'The half-days of a public event, for a calendar (EXT-01)',
    access: 'public',
    params: inClientWithId,
    streams: ['text/calendar'],
  }),
}
