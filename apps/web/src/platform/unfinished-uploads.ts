import { type DeviceDatabase, onDevice, resultOf } from './device-database.ts'
import { readSession } from './session.ts'
import { unfinishedUploads } from './storage.ts'

/** A file on its way from this device: where the server puts it, and itself when its page may be opened again before its end. */
type Unfinished = { name: string; url: string; place: string | null; file: File | null; at: number }

/** The server gives up after a day. */
const lifeMs = 24 * 3_600_000

const uploads: DeviceDatabase = {
  name: unfinishedUploads,
  create: (database) => void database.createObjectStore('files', { keyPath: 'name' }),
}

/** Works on the files on their way; a device that keeps nothing answers `otherwise`. */
const inFiles = <T>(mode: IDBTransactionMode, otherwise: T, work: (store: IDBObjectStore) => Promise<T>): Promise<T> =>
  onDevice(uploads, 'files', mode, work).catch(() => otherwise)

/** What makes a file the same one when it is chosen again, by the same person. */
const nameOf = ({ name, size, lastModified }: File): string =>
  [readSession()?.client, readSession()?.user.id, name, size, lastModified].join('/')
const owner = (): string => `${readSession()?.client}/${readSession()?.user.id}/`

const isAlive = ({ at }: Unfinished): boolean => Date.now() - at < lifeMs

/** Where the same file was being sent; null when it begins. */
export const unfinishedUrl = (file: File): Promise<string | null> =>
  inFiles('readonly', null, async (store) => {
    const found = await resultOf<Unfinished | undefined>(store.get(nameOf(file)))
    return found && isAlive(found) ? found.url : null
  })

export const noteUnfinished = (file: File, url: string, place: string | null): Promise<unknown> =>
  inFiles<unknown>('readwrite', null, (store) =>
    resultOf(store.put({ name: nameOf(file), url, place, file: place === null ? null : file, at: Date.now() } satisfies Unfinished)),
  )

export const forgetUnfinished = (file: File): Promise<unknown> =>
  inFiles<unknown>('readwrite', null, (store) => resultOf(store.delete(nameOf(file))))

/** The file that was on its way from a place when its page was closed. */
const findAt = (place: string): Promise<File | null> =>
  inFiles('readonly', null, async (store) => {
    const all = await resultOf<Unfinished[]>(store.getAll())
    return all.find((one) => one.place === place && one.name.startsWith(owner()) && isAlive(one))?.file ?? null
  })

/** A field named by its place goes on with the file that was on its way there. */
export const resumableAt = (place: string) => ({ place, find: findAt })
