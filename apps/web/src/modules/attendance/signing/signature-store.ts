import { type DeviceDatabase, onDevice } from '../../../platform/device-database.ts'

const signatures: DeviceDatabase = {
  name: 'attendance-signatures',
  create: (database) => {
    database.createObjectStore('device')
    database.createObjectStore('queue', { keyPath: 'signature.id' })
  },
}

/** Works on what this device keeps of signatures: its key and the end of each chain, and those that wait for the network. */
export const inSignatures = <T>(
  store: 'device' | 'queue',
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<T>,
): Promise<T> => onDevice(signatures, store, mode, work)
