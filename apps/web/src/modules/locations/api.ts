import type { Input } from '@kxo/domain/kernel/contract'
import type { ListQuery } from '@kxo/domain/kernel/listing'
import { locationsContract as contract } from '@kxo/domain/locations/contract'
import { call } from '../../platform/api-client.ts'
import { apiQuery } from '../../platform/api-query.ts'

type LocationBody = Input<typeof contract.create>['body']
type RoomBody = Input<typeof contract.addRoom>['body']

export const locationsKey = ['locations'] as const
export const listLocations = (query: ListQuery, signal: AbortSignal) => call(contract.list, { query }, { signal })
export const locationQuery = (id: number) => apiQuery(contract.get, { params: { id } })

/** Rooms, told free or taken between two instants. */
export const roomsQuery = (from: Date | undefined, to: Date | undefined) =>
  apiQuery(contract.availability, { query: { from, to } }, { staleTime: 5_000 })

export const createLocation = (body: LocationBody) => call(contract.create, { body })
export const changeLocation = (id: number, body: LocationBody & { version: number }) => call(contract.change, { params: { id }, body })
export const removeLocation = (id: number) => call(contract.remove, { params: { id } })
export const addRoom = (id: number, body: RoomBody) => call(contract.addRoom, { params: { id }, body })
export const changeRoom = (id: number, room: number, body: RoomBody) => call(contract.changeRoom, { params: { id, room }, body })
export const removeRoom = (id: number, room: number) => call(contract.removeRoom, { params: { id, room } })
