/** The session's keys in the browser, as the specification names them. */
export const storageKeys = {
  token: 'token',
  refresh: 'refresh',
  user: 'user',
  isPartner: 'is_partner',
  clientId: 'client_id',
  client: 'client',
  glossary: 'glossary',
  /** Words, colours and parameters of the tenant, on a device prepared to work without the network. */
  clientParams: 'client_params',
  isReferent: 'is_referent',
  /** Session of the administrator while they act as someone. */
  adminSession: 'admin_session',
  target: 'target',
  language: 'current_language',
  colours: 'custom_css',
  /** Light, dark or as the device says: the choice of the person. */
  appearance: 'appearance',
} as const

/** Browser storage that may be refused (private mode, embedded page): reads nothing, writes nowhere. */
export const storage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  write(key: string, value: string): void {
    try {
      localStorage.setItem(key, value)
    } catch {
      // The page works without memory.
    }
  },
  forget(key: string): void {
    try {
      localStorage.removeItem(key)
    } catch {
      // Nothing was kept.
    }
  },
  readJson(key: string): unknown {
    try {
      return JSON.parse(localStorage.getItem(key) ?? 'null')
    } catch {
      return null
    }
  },
}

/** The database of the browser that holds what was taken along to work without the network: it names people, and goes with the session. */
export const offlineLists = 'offline-lists'
/** The one that holds files on their way: they are the person's. */
export const unfinishedUploads = 'unfinished-uploads'
export function forgetTakenAlong(): void {
  try {
    for (const database of [offlineLists, unfinishedUploads]) indexedDB.deleteDatabase(database)
  } catch {
    // Nothing was taken along.
  }
}
