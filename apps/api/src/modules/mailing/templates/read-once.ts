import type { Queries } from '../../../platform/database/tenancy.ts'

const readBy = new WeakMap<Queries, Map<string, Promise<unknown>>>()

/** What a transaction reads again for each of its mails, read by the first: a rush of them reads one text and one setting. */
export function readOnce<T>(db: Queries, name: string, read: () => Promise<T>): Promise<T> {
  const cached = readBy.get(db) ?? new Map<string, Promise<unknown>>()
  readBy.set(db, cached)
  const known = cached.get(name) as Promise<T> | undefined
  if (known) return known
  const reading = read()
  cached.set(name, reading)
  return reading
}
