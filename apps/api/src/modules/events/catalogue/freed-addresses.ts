import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'

/** Addresses events bore less than 90 days ago: they lead to their event, and no other takes them. */
export const freedAddresses = (db: Queries) =>
  db.selectFrom('freed_addresses').select(['url', 'event_id']).where(sql<boolean>`freed_at > now() - interval '90 days'`)

/** The event an address led to; undefined when nothing says so any more. */
export const eventFreedFrom = async (db: Queries, url: string): Promise<number | undefined> =>
  (await freedAddresses(db).where('url', '=', url.toLowerCase()).executeTakeFirst())?.event_id ?? undefined

/** Whether an address was another event's too lately to be taken. */
export const isFreed = async (db: Queries, url: string, event_id: number): Promise<boolean> =>
  (await freedAddresses(db)
    .where('url', '=', url)
    .where(sql<boolean>`event_id is distinct from ${event_id}::bigint`)
    .executeTakeFirst()) !== undefined
