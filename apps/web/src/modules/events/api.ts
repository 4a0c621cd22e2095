import { eventsContract as contract, type NewEvent, type SlotBody } from '@kxo/domain/events/contract'
import type { Input } from '@kxo/domain/kernel/contract'
import type { ListQuery } from '@kxo/domain/kernel/listing'
import { queryOptions } from '@tanstack/react-query'
import { call, fetchFile } from '../../platform/api-client.ts'

export type ListAsked = Input<typeof contract.list>['query']
export type CatalogueAsked = Input<typeof contract.publicList>['query']
type Body<E> = Input<E> extends { body: infer B } ? B : never

export const eventsKey = ['events'] as const
export const listEvents = (client: string, query: ListAsked, signal: AbortSignal) =>
  call(contract.list, { params: { client }, query }, { signal })
export const exportEvents = (client: string, query: ListAsked) => fetchFile(contract.list, { params: { client }, query })
/** A list's query with the space and the tab it is asked in. */
export const inAdmin = (query: ListQuery, tab: ListAsked['tab']): ListAsked => ({ ...query, space: 'admin', tab })

export const recordQuery = (client: string, id: number) =>
  queryOptions({
    queryKey: [...eventsKey, 'record', client, id],
    queryFn: ({ signal }) => call(contract.record, { params: { client, id } }, { signal }),
  })
export const pageQuery = (client: string, id: number) =>
  queryOptions({
    queryKey: [...eventsKey, 'page', client, id],
    queryFn: ({ signal }) => call(contract.get, { params: { client, id } }, { signal }),
  })
export const publicPageQuery = (client: string, place: { id: number } | { url: string }) =>
  queryOptions({
    queryKey: [...eventsKey, 'public-page', client, place],
    queryFn: ({ signal }) =>
      'id' in place
        ? call(contract.publicGet, { params: { client, id: place.id } }, { signal })
        : call(contract.publicGetByUrl, { params: { client, url: place.url } }, { signal }),
  })
export const slotsQuery = (client: string, id: number) =>
  queryOptions({
    queryKey: [...eventsKey, 'slots', client, id],
    queryFn: ({ signal }) => call(contract.slots, { params: { client, id } }, { signal }),
  })
/** Cards of a catalogue: the public one, or what the person signed in may see. */
export const catalogueQuery = (client: string, query: CatalogueAsked, isPublic: boolean) =>
  queryOptions({
    queryKey: [...eventsKey, 'catalogue', client, isPublic, query],
    queryFn: ({ signal }) =>
      isPublic
        ? call(contract.publicList, { params: { client }, query }, { signal })
        : call(contract.list, { params: { client }, query: { ...query, space: 'user', tab: 'all' } }, { signal }),
  })
export const facetsQuery = (client: string) =>
  queryOptions({
    queryKey: [...eventsKey, 'facets', client],
    queryFn: ({ signal }) => call(contract.facets, { params: { client } }, { signal }),
  })
export const responsiblesQuery = (client: string) =>
  queryOptions({
    queryKey: [...eventsKey, 'responsibles', client],
    queryFn: ({ signal }) => call(contract.responsibles, { params: { client } }, { signal }),
  })

export const createEvent = (client: string, body: NewEvent) => call(contract.create, { params: { client }, body })
export const changeEvent = (client: string, id: number, body: Body<typeof contract.change>) =>
  call(contract.change, { params: { client, id }, body })
export const removeEvent = (client: string, id: number) => call(contract.remove, { params: { client, id } })
export const duplicateEvent = (client: string, id: number, body: Body<typeof contract.duplicate>) =>
  call(contract.duplicate, { params: { client, id }, body })
export const publishEvent = (client: string, id: number) => call(contract.publish, { params: { client, id } })
export const unpublishEvent = (client: string, id: number) => call(contract.unpublish, { params: { client, id } })
export const changeThumbnail = (client: string, id: number, body: Body<typeof contract.changeThumbnail>) =>
  call(contract.changeThumbnail, { params: { client, id }, body })
export const changePage = (client: string, id: number, body: Body<typeof contract.changePage>) =>
  call(contract.changePage, { params: { client, id }, body })
export const changePricing = (client: string, id: number, body: Body<typeof contract.changePricing>) =>
  call(contract.changePricing, { params: { client, id }, body })
export const changeRegistration = (client: string, id: number, body: Body<typeof contract.changeRegistration>) =>
  call(contract.changeRegistration, { params: { client, id }, body })
export const changePublication = (client: string, id: number, body: Body<typeof contract.changePublication>) =>
  call(contract.changePublication, { params: { client, id }, body })
export const addSlot = (client: string, id: number, body: SlotBody) => call(contract.addSlot, { params: { client, id }, body })
export const changeSlot = (client: string, id: number, slot: number, body: SlotBody) =>
  call(contract.changeSlot, { params: { client, id, slot }, body })
export const removeSlot = (client: string, id: number, slot: number) => call(contract.removeSlot, { params: { client, id, slot } })
export const fetchQr = (client: string, id: number) => fetchFile(contract.qr, { params: { client, id } })
