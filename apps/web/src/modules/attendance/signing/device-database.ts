const name = 'attendance-signatures'

export const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('the device keeps nothing')))
  })

type Store = 'device' | 'queue'

/** Works on what this device keeps of signatures: its key and the end of each chain, and those that wait for the network. */
export async function onDevice<T>(store: Store, mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const request = indexedDB.open(name, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore('device')
    request.result.createObjectStore('queue', { keyPath: 'signature.id' })
  })
  const database = await resultOf(request)
  try {
    return await work(database.transaction(store, mode).objectStore(store))
  } finally {
    database.close()
  }
}
