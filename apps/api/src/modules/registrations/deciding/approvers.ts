import { accountStatus } from '@kxo/domain/identity/status'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Recipient } from '../../../platform/mail.ts'
import { fullAdministrators } from '../../tenants/index.ts'
import type { RegistrationRow } from '../queries.ts'

const atMost = 10

/** Who is asked to decide: the reviewers of the event, else its responsible, else the administrators without restriction. */
export async function approversOf(db: Queries, { event_id, responsible_id }: RegistrationRow): Promise<Recipient[]> {
  const reviewers = await fullAdministrators(db)
    .where('id', 'in', db.selectFrom('event_reviewers').select('event_reviewers.user_id').where('event_id', '=', event_id))
    .execute()
  if (reviewers.length > 0) return reviewers
  const people =
    responsible_id === null
      ? fullAdministrators(db)
      : db
          .selectFrom('users')
          .select(['id as user_id', 'mail', 'first_name', 'last_name', 'language'])
          .where('status', '=', accountStatus.codeOf('active'))
          .where('id', '=', responsible_id)
  return (await people.limit(atMost).execute()) as Recipient[]
}
