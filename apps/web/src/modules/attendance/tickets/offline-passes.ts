import { attendanceContract } from '@kxo/domain/attendance/contract'
import type { Output } from '@kxo/domain/kernel/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { queryKeyOf } from '../../../platform/api-query.ts'
import { keepTaken, readTaken } from '../checkin/device-store.ts'
import { readOrRecall } from '../offline-copy.ts'

export type Pass = Output<typeof attendanceContract.pass>
/** A pass as it was last read; when, if what is shown is the copy of this device. */
export type ShownPass = Pass & { stored_at: Date | null }
type StoredPass = { value: Pass; at: Date }

/** Passes a phone stores to be shown without the network. */
export const mostStored = 20
const place = 'passes'

/** Passes stored on this device, the latest read first. */
export const storedPasses = async (): Promise<StoredPass[]> => (await readTaken<StoredPass[]>(place)) ?? []

async function store(pass: StoredPass): Promise<void> {
  const others = (await storedPasses()).filter(({ value }) => value.registration !== pass.value.registration)
  await keepTaken(place, [pass, ...others].slice(0, mostStored))
}

/** A pass, stored on this device each time it is read; without the network, the copy with its date. */
export const passQuery = (id: number) =>
  queryOptions({
    queryKey: queryKeyOf(attendanceContract.pass, { params: { id } }),
    networkMode: 'always',
    queryFn: async ({ signal }): Promise<ShownPass> => {
      const { value, stored_at } = await readOrRecall(() => call(attendanceContract.pass, { params: { id } }, { signal }), {
        store,
        recall: async () => (await storedPasses()).find((pass) => pass.value.registration === id),
      })
      return { ...value, stored_at }
    },
  })

/** What this device can show without the network. */
export const storedPassesQuery = () =>
  queryOptions({ queryKey: ['stored-passes'], networkMode: 'always', staleTime: 0, queryFn: storedPasses })
