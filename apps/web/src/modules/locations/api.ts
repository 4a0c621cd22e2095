import type { Input } from '@kxo/domain/kernel/contract'
import type { ListQuery } from '@kxo/domain/kernel/listing'
import { locationsContract as contract } from '@kxo/domain/locations/contract'
import { queryOptions } from '@tanstack/react-query'
import { call, fetchFile } from '../../platform/api-client.ts'

type LocationBody = Input<typeof contract.create>['body']
type RoomBody = Input<typeof contract.addRoom>['body']

export const locationsKey = ['locations'] as const
export const listLocations = (client: string, query: ListQuery, signal: AbortSignal) =>
  call(contract.list, { params: { client }, query }, { signal })
export const exportLocations = (client: string, query: ListQuery) => fetchFile(contract.list, { params: { client }, query })

export const locationQuery = (client: string, id: number) =>
  queryOptions({
    queryKey: [...locationsKey, client, id],
    queryFn: ({ signal }) => call(contract.get, { params: { client, id } }, { signal }),
  })

/** Rooms, told free or taken between two instants. */
export const roomsQuery = (client: string, from: Date | undefined, to: Date | undefined) =>
  queryOptions({
    queryKey: [...locationsKey, 'rooms', client, from?.getTime(), to?.getTime()],
    queryFn: ({ signal }) => call(contract.availability, { params: { client }, query: { from, to } }, { signal }),
    staleTime: 5_000,
  })

export const createLocation = (client: string, body: LocationBody) => call(contract.create, { params: { client }, body })
export const changeLocation = (client: string, id: number, body: LocationBody & { version: number }) =>
  call(contract.change, { params: { client, id }, body })
export const removeLocation = (client: string, id: number) => call(contract.remove, { params: { client, id } })
export const addRoom = (client: string, id: number, body: RoomBody) => call(contract.addRoom, { params: { client, id }, body })
export const changeRoom = (client: string, id: number, room: number, body: RoomBody) =>
  call(contract.changeRoom, { params: { client, id, room }, body })
export const removeRoom = (client: string, id: number, room: number) => call(contract.removeRoom, { params: { client, id, room } })
