import type { DoorList, Scan } from '@kxo/domain/attendance/door-contract'
import { boundTenant } from '../../../platform/bound-tenant.ts'
import { offlineLists } from '../../../platform/storage.ts'

/** A scan that waits for the network, with the door it was made at. */
export type WaitingScan = { key: string; scan: Scan; door: string }

/** Lists name people and go with the session; scans bear numbers alone, and wait for the network whoever is signed in. */
const databases = { lists: offlineLists, scans: 'door-scans' } as const
type Store = keyof typeof databases
const keyOf = (event: number): string => `${boundTenant()}/${event}`

const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the device keeps nothing')))
  })

function open(store: Store): Promise<IDBDatabase> {
  const request = indexedDB.open(databases[store], 1)
  request.addEventListener('upgradeneeded', () => {
    if (store === 'lists') request.result.createObjectStore(store)
    else request.result.createObjectStore(store, { keyPath: 'scan.id' }).createIndex('key', 'key')
  })
  return asked(request)
}

async function inStore<T>(store: Store, mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const database = await open(store)
  try {
    return await work(database.transaction(store, mode).objectStore(store))
  } finally {
    database.close()
  }
}

/** The list of an event taken along on this device; null when there is none, or when the device keeps nothing. */
export const readList = (event: number): Promise<DoorList | null> =>
  inStore('lists', 'readonly', async (store) => (await asked<DoorList | undefined>(store.get(keyOf(event)))) ?? null).catch(() => null)

/** @throws when the device keeps nothing (private browsing, no room left) */
export const keepList = (event: number, list: DoorList): Promise<unknown> =>
  inStore('lists', 'readwrite', (store) => asked(store.put(list, keyOf(event))))

/** Removes a list from this device. @returns how many of other events are left */
export const forgetList = (event: number): Promise<number> =>
  inStore('lists', 'readwrite', async (store) => {
    await asked(store.delete(keyOf(event)))
    return asked(store.count())
  })

/** Keeps a scan until it is sent, closed browser or not. */
export const keepScan = (event: number, scan: Scan, door: string): Promise<unknown> =>
  inStore('scans', 'readwrite', (store) => asked(store.put({ key: keyOf(event), scan, door } satisfies WaitingScan)))

/** Scans of an event that wait, in the order they were made. */
export const waitingScans = (event: number): Promise<WaitingScan[]> =>
  inStore('scans', 'readonly', (store) => asked<WaitingScan[]>(store.index('key').getAll(keyOf(event)))).then(
    (scans) => scans.toSorted((a, b) => a.scan.at.getTime() - b.scan.at.getTime()),
    () => [],
  )

export const forgetScans = (ids: readonly string[]): Promise<unknown> =>
  inStore('scans', 'readwrite', (store) => Promise.all(ids.map((id) => asked(store.delete(id)))))
