import { attendanceContract } from '@kxo/domain/attendance/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { queryKeyOf } from '../../../platform/api-query.ts'
import { keepTaken, readTaken } from '../checkin/device-store.ts'
import { readOrRecall } from '../offline-copy.ts'

const input = { query: { user: 'me' } } as const
const place = 'half-days'

/** The caller's half-days, stored on the device each time they are read; without the network, the copy with its date. */
export const ownHalfDaysQuery = () =>
  queryOptions({
    queryKey: queryKeyOf(attendanceContract.ownHalfDays, input),
    networkMode: 'always',
    refetchInterval: 60_000,
    queryFn: ({ signal }) =>
      readOrRecall(() => call(attendanceContract.ownHalfDays, input, { signal }), {
        store: (copy) => keepTaken(place, copy),
        recall: () => readTaken(place),
      }),
  })
