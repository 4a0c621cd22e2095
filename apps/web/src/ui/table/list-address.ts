import { defaultPageSize, Filter, type ListQuery, pageSizes } from '@kxo/domain/kernel/listing'
import * as z from 'zod/mini'
import { type Search, useAddress } from '../navigation/address.ts'

/** What of a list lives in the address: page, page_size, sort, q, filters. */
export type ListAddress = Pick<ListQuery, 'page' | 'page_size' | 'sort' | 'q' | 'filters'>

const Filters = z.array(Filter)
const filtersIn = (text: string | undefined): Filter[] | undefined => {
  if (!text) return undefined
  try {
    const read = z.safeParse(Filters, JSON.parse(text))
    return read.success && read.data.length > 0 ? read.data : undefined
  } catch {
    return undefined
  }
}
const wholeIn = (text: string | undefined, otherwise: number): number => (text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : otherwise)

/** The list an address asks for; what is unreadable falls back to `defaults`. */
export function listAddressOf(search: Search, defaults: Partial<ListAddress> = {}): ListAddress {
  const size = wholeIn(search['page_size'], defaults.page_size ?? defaultPageSize)
  return {
    page: wholeIn(search['page'], 1),
    page_size: (pageSizes as readonly number[]).includes(size) ? size : (defaults.page_size ?? defaultPageSize),
    sort: search['sort'] || defaults.sort,
    q: search['q'] || undefined,
    filters: filtersIn(search['filters']) ?? defaults.filters,
  }
}

/** The query part of an address: only what differs from the defaults, so that addresses stay short. */
export function searchOf(address: ListAddress, defaults: Partial<ListAddress> = {}): Record<string, string | undefined> {
  const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)
  return {
    page: address.page > 1 ? String(address.page) : undefined,
    page_size: address.page_size === (defaults.page_size ?? defaultPageSize) ? undefined : String(address.page_size),
    sort: same(address.sort, defaults.sort) ? undefined : address.sort,
    q: address.q || undefined,
    filters: same(address.filters, defaults.filters) ? undefined : JSON.stringify(address.filters ?? []),
  }
}

/** The list of the address and how to change it; any change but the page's goes back to page 1. */
export function useListAddress(defaults: Partial<ListAddress> = {}): [ListAddress, (next: Partial<ListAddress>) => void] {
  const [search, change] = useAddress()
  const address = listAddressOf(search, defaults)
  const changeList = (next: Partial<ListAddress>): void =>
    change(searchOf({ ...address, page: 1, ...next }, defaults), { replace: !('page' in next) })
  return [address, changeList]
}
