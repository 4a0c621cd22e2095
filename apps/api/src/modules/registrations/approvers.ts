import { accountStatus } from '@kxo/domain/identity/status'
import type { Recipient } from '../../platform/letters.ts'
import type { Queries } from '../../platform/tenancy.ts'
import type { RegistrationRow } from './queries.ts'

const atMost = 10

/** Who is asked to decide: the event's responsible, else the administrators without restriction. */
export async function approversOf(db: Queries, { responsible_id }: RegistrationRow): Promise<Recipient[]> {
  const people = db
    .selectFrom('users')
    .select(['id as user_id', 'mail', 'first_name', 'last_name', 'language'])
    .where('status', '=', accountStatus.codeOf('active'))
  const chosen =
    responsible_id === null ? people.where('is_admin', '=', true).where('is_restricted', '=', 0) : people.where('id', '=', responsible_id)
  return (await chosen.orderBy('id').limit(atMost).execute()) as Recipient[]
}
