import type { DoorList, Scan } from '@kxo/domain/attendance/door-contract'
import { boundTenant } from '../../../platform/bound-tenant.ts'
import { type DeviceDatabase, onDevice, resultOf } from '../../../platform/device-database.ts'
import { offlineLists } from '../../../platform/storage.ts'

/** A scan that waits for the network, with the door it was made at. */
export type WaitingScan = { key: string; scan: Scan; door: string }

/** Lists name people and go with the session; scans bear numbers alone, and wait for the network whoever is signed in. */
const databases = {
  lists: { name: offlineLists, create: (database) => void database.createObjectStore('lists') },
  scans: {
    name: 'door-scans',
    create: (database) => void database.createObjectStore('scans', { keyPath: 'scan.id' }).createIndex('key', 'key'),
  },
} as const satisfies Record<string, DeviceDatabase>
const keyOf = (place: string): string => `${boundTenant()}/${place}`

const inStore = <T>(store: keyof typeof databases, mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> =>
  onDevice(databases[store], store, mode, work)

/** What was taken along on this device under a name; null when there is nothing, or when the device keeps nothing. */
export const readTaken = <T>(place: string): Promise<T | null> =>
  inStore('lists', 'readonly', async (store) => (await resultOf<T | undefined>(store.get(keyOf(place)))) ?? null).catch(() => null)

/** @throws when the device keeps nothing (private browsing, no room left) */
export const keepTaken = (place: string, taken: unknown): Promise<unknown> =>
  inStore('lists', 'readwrite', (store) => resultOf(store.put(taken, keyOf(place))))

/** The list of an event taken along on this device. */
export const readList = (place: string): Promise<DoorList | null> => readTaken<DoorList>(place)

export const keepList = (place: string, list: DoorList): Promise<unknown> => keepTaken(place, list)

/** Removes a list from this device. @returns how many of other events are left */
export const forgetList = (place: string): Promise<number> =>
  inStore('lists', 'readwrite', async (store) => {
    await resultOf(store.delete(keyOf(place)))
    return resultOf(store.count())
  })

/** Keeps a scan until it is sent, closed browser or not. */
export const keepScan = (place: string, scan: Scan, door: string): Promise<unknown> =>
  inStore('scans', 'readwrite', (store) => resultOf(store.put({ key: keyOf(place), scan, door } satisfies WaitingScan)))

/** Scans of an event that wait, in the order they were made. */
export const waitingScans = (place: string): Promise<WaitingScan[]> =>
  inStore('scans', 'readonly', (store) => resultOf<WaitingScan[]>(store.index('key').getAll(keyOf(place)))).then(
    (scans) => scans.toSorted((a, b) => a.scan.at.getTime() - b.scan.at.getTime()),
    () => [],
  )

export const forgetScans = (ids: readonly string[]): Promise<unknown> =>
  inStore('scans', 'readwrite', (store) => Promise.all(ids.map((id) => resultOf(store.delete(id)))))
