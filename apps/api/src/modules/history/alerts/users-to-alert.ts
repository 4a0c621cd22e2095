import type { historyContract } from '@kxo/domain/history/contract'
import { may } from '@kxo/domain/history/permissions'
import { accountStatus } from '@kxo/domain/identity/status'
import { profiles } from '@kxo/domain/kernel/actor'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { nameOf } from '../queries.ts'

const gone = accountStatus.codesOf('disabled', 'deleted')
const referent = profiles[1]

/** Who should hear of a change of a person's record: whoever manages them, and the referents of their company. @throws 404 */
export async function peopleToAlert({ db }: Pick<Context, 'db'>, id: number) {
  const person = found(await db.selectFrom('users').select(['id', 'company_id', 'manager_id']).where('id', '=', id).executeTakeFirst())
  return db
    .selectFrom('users')
    .select(['id', 'mail', nameOf('users').as('full_name')])
    .where('status', 'not in', gone)
    .where('id', '<>', person.id)
    .where((eb) =>
      eb.or([eb('id', '=', person.manager_id), eb.and([eb('profile_code', '=', referent), eb('company_id', '=', person.company_id)])]),
    )
    .orderBy('id')
    .limit(50)
    .execute()
}

export const usersToAlert: Verb<typeof historyContract.usersToAlert> = async (context, { query }) => {
  authorize(may.readHistory(context.actor))
  const people = await peopleToAlert(context, query.id)
  return people.map(({ id, mail, full_name }) => ({ id, mail, full_name: full_name ?? '' }))
}
