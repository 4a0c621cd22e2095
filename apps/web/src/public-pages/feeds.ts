import { type CatalogueAddress, catalogueQueryOf } from '@kxo/domain/events/catalogue/catalogue-address'
import { feedsContract } from '@kxo/domain/events/catalogue/feed-contract'
import { catalogueQuery } from '@kxo/domain/events/contract'
import { type Endpoint, fillPath } from '@kxo/domain/kernel/contract'
import * as z from 'zod/mini'
import { useLanguage } from '../ui/i18n/language.tsx'
import { usePage } from './page-context.ts'

const querySchema = z.object(catalogueQuery)

/** An endpoint as an address that programs recognise by its ending. */
const addressOf = ({ path }: Endpoint, params: Record<string, unknown>): string => `/api${fillPath(path, params).replace(/\/$/, '')}`

/** Where the events an address keeps are followed from, their calendar and their news, and where they are printed in the order shown. */
export function useFeeds(address: CatalogueAddress): { calendar: string; atom: string; print: string } {
  const { tenant } = usePage()
  const { locale } = useLanguage()
  const { page: _page, page_size: _size, sort, ...filters } = z.encode(querySchema, catalogueQueryOf(address))
  const at = (endpoint: Endpoint, query: Readonly<Record<string, unknown>>): string => {
    const pairs = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
    return addressOf(endpoint, { client: tenant.name }) + (pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : '')
  }
  return {
    calendar: at(feedsContract.calendar, filters),
    atom: at(feedsContract.atom, filters),
    print: at(feedsContract.print, { ...filters, sort, lang: locale }),
  }
}

/** The half-days of an event, for a calendar. */
export function useEventCalendar(id: number): string {
  const { tenant } = usePage()
  return addressOf(feedsContract.eventCalendar, { client: tenant.name, id })
}
