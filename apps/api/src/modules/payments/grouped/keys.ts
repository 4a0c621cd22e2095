import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Keys } from './candidates.ts'

/** The registrations and the drafts that keys name. */
export function keysOf(rows: readonly { key: string }[]): Keys {
  const numbers = (kind: string) => rows.filter(({ key }) => key.startsWith(kind)).map(({ key }) => Number(key.slice(1)))
  return { registrations: numbers('r'), bills: numbers('b') }
}

/** The registrations behind keys, those of their drafts included. */
const behind = (db: Queries, { registrations, bills }: Keys) =>
  db
    .selectFrom('registrations')
    .where((eb) =>
      eb.or([
        eb('id', '=', sql<number>`any(${registrations}::bigint[])`),
        eb(
          'id',
          'in',
          eb
            .selectFrom('bills')
            .select('registration_id')
            .where('id', '=', sql<number>`any(${bills}::bigint[])`)
            .where('registration_id', 'is not', null),
        ),
        eb('group_bill_id', '=', sql<number>`any(${bills}::bigint[])`),
      ]),
    )
    .orderBy('id')

/** Holds them until the transaction ends, lowest number first: whoever bills one of them waits, and reads it again. */
export const holdBehind = (db: Queries, keys: Keys): Promise<{ id: number }[]> => behind(db, keys).select('id').forUpdate().execute()

export const registrationsBehind = (db: Queries, keys: Keys) =>
  behind(db, keys).select(['id', 'user_id', 'company_id', 'status', 'group_bill_id', 'is_company_paid']).execute()
