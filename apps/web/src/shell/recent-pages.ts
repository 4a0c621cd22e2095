import { storage } from '../platform/storage.ts'

const key = 'recent_pages'
const maxRecent = 5

/** Addresses of the pages opened last from the palette; pages only, never the name of a record. */
export const recentPages = (): readonly string[] => {
  const known = storage.readJson(key)
  return Array.isArray(known) ? known.filter((address) => typeof address === 'string') : []
}
export const rememberPage = (address: string): void =>
  storage.write(key, JSON.stringify([address, ...recentPages().filter((other) => other !== address)].slice(0, maxRecent)))
