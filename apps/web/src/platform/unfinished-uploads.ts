import { readSession } from './session.ts'
import { unfinishedUploads } from './storage.ts'

/** A file on its way from this device: where the server puts it, and itself when its page may be opened again before its end. */
type Unfinished = { name: string; url: string; place: string | null; file: File | null; at: number }

/** The server gives up after a day. */
const lifeMs = 24 * 3_600_000

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the device keeps nothing')))
  })

/** Works on the files on their way; a device that keeps nothing answers `otherwise`. */
async function onDevice<T>(mode: IDBTransactionMode, otherwise: T, work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  try {
    const request = indexedDB.open(unfinishedUploads, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore('files', { keyPath: 'name' }))
    const database = await result(request)
    try {
      return await work(database.transaction('files', mode).objectStore('files'))
    } finally {
      database.close()
    }
  } catch {
    return otherwise
  }
}

/** What makes a file the same one when it is chosen again, by the same person. */
const nameOf = ({ name, size, lastModified }: File): string =>
  [readSession()?.client, readSession()?.user.id, name, size, lastModified].join('/')
const owner = (): string => `${readSession()?.client}/${readSession()?.user.id}/`

const isAlive = ({ at }: Unfinished): boolean => Date.now() - at < lifeMs

/** Where the same file was being sent; null when it begins. */
export const unfinishedUrl = (file: File): Promise<string | null> =>
  onDevice('readonly', null, async (store) => {
    const found = await result<Unfinished | undefined>(store.get(nameOf(file)))
    return found && isAlive(found) ? found.url : null
  })

export const noteUnfinished = (file: File, url: string, place: string | null): Promise<unknown> =>
  onDevice<unknown>('readwrite', null, (store) =>
    result(store.put({ name: nameOf(file), url, place, file: place === null ? null : file, at: Date.now() } satisfies Unfinished)),
  )

export const forgetUnfinished = (file: File): Promise<unknown> =>
  onDevice<unknown>('readwrite', null, (store) => result(store.delete(nameOf(file))))

/** The file that was on its way from a place when its page was closed. */
const findAt = (place: string): Promise<File | null> =>
  onDevice('readonly', null, async (store) => {
    const all = await result<Unfinished[]>(store.getAll())
    return all.find((one) => one.place === place && one.name.startsWith(owner()) && isAlive(one))?.file ?? null
  })

/** A field named by its place goes on with the file that was on its way there. */
export const resumableAt = (place: string) => ({ place, find: findAt })
