import * as z from 'zod/mini'
import { endpoint } from '../../kernel/contract.ts'
import { locales } from '../../kernel/sentence.ts'
import { inClient, inClientWithId } from '../../tenants/contract.ts'
import { catalogueQuery } from '../contract.ts'

/** What is taken away of the catalogue, by subscription or on paper: its filters are those of the address. */
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
  print: endpoint({
    method: 'GET',
    path: '/clients/:client/public/events/catalogue.pdf/',
    summary: 'The catalogue as its reader sees it, of these filters and in this order, to print or to send',
    access: 'public',
    params: inClient,
    // A plain link has no headers: the language of the page it stands on goes with it.
    query: z.object({ ...catalogueQuery, lang: z.optional(z.enum(locales)) }),
    streams: ['application/pdf'],
    perMinute: 30,
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
