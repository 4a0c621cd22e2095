import { randomUUID } from 'node:crypto'
import type { Queries } from '../platform/database/tenancy.ts'
import { printOf, secretKey } from '../platform/secret-keys.ts'

/** Somebody who passed the door of an event, and the link of a helper who stands at it; all of them bear the same number. */
export async function aDoor(db: Queries, id: number, name: string): Promise<{ passage: string; door: string }> {
  const [passage, door] = [randomUUID(), secretKey()]
  await db
    .insertInto('door_helpers')
    .values({ event_id: id, name, key_hash: printOf(door), created_by: id, expires_at: '2099-01-01' })
    .execute()
  await db
    .insertInto('passages')
    .values({ id: passage, event_id: id, registration_id: id, kind: 1, outcome: 1, passed_at: new Date(), door: name, recorded_by: id })
    .execute()
  return { passage, door }
}
