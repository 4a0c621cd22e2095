import type { Input } from '@kxo/domain/kernel/contract'
import type { ListQuery } from '@kxo/domain/kernel/listing'
import { locationsContract as contract } from '@kxo/domain/locations/contract'
import { call } from '../../platform/api-client.ts'
import { apiQuery, tableSource } from '../../platform/api-query.ts'
import type { Transfer } from '../../ui/fields/transfer.ts'
import { nativesQuery } from '../fields/index.ts'

type LocationBody = Input<typeof contract.create>['body']
type RoomBody = Input<typeof contract.addRoom>['body']

export const locationsKey = ['locations'] as const
export const listLocations = (query: ListQuery, signal: AbortSignal) => call(contract.list, { query }, { signal })
export const locationQuery = (id: number) => apiQuery(contract.get, { params: { id } })

/** Rooms, told free or taken between two instants. */
export const roomsQuery = (
  from: Date | undefined,
  to: Date | undefined,
  needs: { capacity?: number | undefined; equipment?: string | undefined } = {},
) => apiQuery(contract.availability, { query: { from, to, ...needs } }, { staleTime: 5_000 })

export const createLocation = (body: LocationBody) => call(contract.create, { body })
export const changeLocation = (id: number, body: LocationBody & { version: number }) => call(contract.change, { params: { id }, body })
export const removeLocation = (id: number) => call(contract.remove, { params: { id } })
export const addRoom = (id: number, body: RoomBody) => call(contract.addRoom, { params: { id }, body })
export const changeRoom = (id: number, room: number, body: RoomBody) => call(contract.changeRoom, { params: { id, room }, body })
export const removeRoom = (id: number, room: number) => call(contract.removeRoom, { params: { id, room } })
export const archiveLocation = (id: number, is_archived: boolean) => call(contract.archive, { params: { id }, body: { is_archived } })
export const addBlock = (id: number, body: Input<typeof contract.block>['body']) => call(contract.block, { params: { id }, body })
export const removeBlock = (id: number, block: number) => call(contract.unblock, { params: { id, block } })
export const addFile = (id: number, file: File, transfer: Transfer) =>
  call(contract.addFile, { params: { id }, files: { file } }, { transfer })
export const removeFile = (id: number, file: number) => call(contract.removeFile, { params: { id, file } })

export const locationsSource = (tab: 'current' | 'archived') => tableSource(contract.list, { query: { tab } })

/** What the columns of the list say: the tenant's words. */
export const columnReads = () => [nativesQuery('Location')]
