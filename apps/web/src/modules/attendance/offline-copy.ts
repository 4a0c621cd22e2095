import type { Endpoint, Output } from '@kxo/domain/kernel/contract'
import { queryOptions } from '@tanstack/react-query'
import { type CallInput, call } from '../../platform/api-client.ts'
import { mayBeDone } from '../../platform/api-error.ts'
import { queryKeyOf } from '../../platform/api-query.ts'
import { storeLoadedFiles } from '../../platform/store-loaded-files.ts'
import { keepTaken, readTaken } from './checkin/device-store.ts'

type Copy<T> = { value: T; at: Date }
type Device<T> = { store: (copy: Copy<T>) => Promise<unknown>; recall: () => Promise<Copy<T> | null | undefined> }

/**
 * What the server answers, stored on the device each time; without the network, the copy with the date it was read.
 * @throws what `read` throws, when the device holds no copy or the server refused
 */
export async function readOrRecall<T>(read: () => Promise<T>, { store, recall }: Device<T>): Promise<{ value: T; stored_at: Date | null }> {
  try {
    const value = await read()
    // A device that stores nothing shows it all the same.
    await store({ value, at: new Date() }).catch(() => undefined)
    void storeLoadedFiles().catch(() => undefined)
    return { value, stored_at: null }
  } catch (error) {
    const copy = mayBeDone(error) ? await recall() : null
    if (!copy) throw error
    return { value: copy.value, stored_at: copy.at }
  }
}

type Copied<E> = { place: string; stored?: (value: Output<E>) => Output<E> }

/**
 * What an endpoint answers, stored on this device under the name of its place each time it is read.
 * @param stored what of it the device needs; all of it unless told
 */
export const copiedQuery = <E extends Endpoint>(endpoint: E, input: CallInput<E>, { place, stored = (value) => value }: Copied<E>) =>
  queryOptions({
    queryKey: queryKeyOf(endpoint, input),
    networkMode: 'always',
    queryFn: ({ signal }) =>
      readOrRecall<Output<E>>(() => call(endpoint, input, { signal }), {
        store: ({ value, at }) => keepTaken(place, { value: stored(value), at }),
        recall: () => readTaken(place),
      }),
  })
