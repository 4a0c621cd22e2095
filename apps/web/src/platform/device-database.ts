export const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the device keeps nothing')))
  })

/** A database of the browser, and the stores it is made with the first time it is opened. */
export type DeviceDatabase = { name: string; create: (database: IDBDatabase) => void }

/** Works on one store of a database of this device, closed afterwards. @throws when the device keeps nothing (private browsing, no room left) */
export async function onDevice<T>(
  { name, create }: DeviceDatabase,
  store: string,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  const request = indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () => create(request.result))
  const database = await resultOf(request)
  try {
    return await work(database.transaction(store, mode).objectStore(store))
  } finally {
    database.close()
  }
}
