import { mayBeDone } from '../../platform/api-error.ts'

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
    return { value, stored_at: null }
  } catch (error) {
    const copy = mayBeDone(error) ? await recall() : null
    if (!copy) throw error
    return { value: copy.value, stored_at: copy.at }
  }
}
