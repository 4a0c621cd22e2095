import type { chatContract } from '@kxo/domain/chat/contract'
import { may } from '@kxo/domain/chat/permissions'
import { accountStatus } from '@kxo/domain/identity/status'
import { sql } from 'kysely'
import { authorize, type Telling } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { settingsOf } from '../tenants/index.ts'
import { foundChat } from './find-conversation.ts'
import { nameOf } from './queries.ts'

const gone = accountStatus.codesOf('suspended', 'disabled', 'deleted')

/** Those who read the inbox, the SQL twin of `may.readInbox`: administrators and consultants, no recruiter. */
const readers = ({ db, tenant }: Telling) =>
  db
    .selectFrom('users')
    .where((eb) => eb.or([eb('is_admin', '=', true), eb('profile_code', '=', 'CNS')]))
    .where('profile_code', 'not in', settingsOf(tenant).params.is_recruiting_platform ? ['REC', 'REF'] : ['REC'])
    .where('status', 'not in', gone)

export const readersOf = async (context: Telling): Promise<number[]> => (await readers(context).select('id').execute()).map(({ id }) => id)

/** Those of them who may answer. */
export const answerersOf = (context: Telling) =>
  readers(context)
    .select(['id', sql<string>`coalesce(${nameOf('users')}, mail)`.as('name')])
    .where((eb) => eb.or([eb('is_restricted', '<>', 1), eb('profile_code', '=', 'CNS')]))
    .orderBy('last_name')
    .orderBy('first_name')
    .orderBy('id')
    .execute()

export const listTeam: Verb<typeof chatContract.team> = async (context) => {
  authorize(may.readInbox(context.actor))
  foundChat(context)
  return answerersOf(context)
}
