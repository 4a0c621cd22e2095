import { type CatalogueAddress, catalogueQueryOf } from '@kxo/domain/events/catalogue/catalogue-address'
import { feedsContract } from '@kxo/domain/events/catalogue/feed-contract'
import { catalogueQuery } from '@kxo/domain/events/contract'
import { type Endpoint, fillPath } from '@kxo/domain/kernel/contract'
import * as z from 'zod/mini'
import { usePage } from './page-context.ts'

const querySchema = z.object(catalogueQuery)

/** An endpoint as an address that programs recognise by its ending. */
const addressOf = ({ path }: Endpoint, params: Record<string, unknown>): string => `/api${fillPath(path, params).replace(/\/$/, '')}`

/** Where the events an address keeps are followed from: their calendar and their news. */
export function useFeeds(address: CatalogueAddress): { calendar: string; atom: string } {
  const { tenant } = usePage()
  const { page: _page, page_size: _size, sort: _sort, ...filters } = z.encode(querySchema, catalogueQueryOf(address))
  const pairs = Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  const query = pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : ''
  const at = (endpoint: Endpoint): string => addressOf(endpoint, { client: tenant.name }) + query
  return { calendar: at(feedsContract.calendar), atom: at(feedsContract.atom) }
}

/** The half-days of an event, for a calendar. */
export function useEventCalendar(id: number): string {
  const { tenant } = usePage()
  return addressOf(feedsContract.eventCalendar, { client: tenant.name, id })
}
