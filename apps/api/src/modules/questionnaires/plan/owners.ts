import { accountStatus } from '@kxo/domain/identity/status'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { questionnairesContract } from '@kxo/domain/questionnaires/contract'
import { may } from '@kxo/domain/questionnaires/permissions'
import { sql } from 'kysely'
import { authorize } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'

/** People of the team, who are given tasks: administrators, consultants, profiles with the task right. */
const owners = (db: Queries) =>
  db
    .selectFrom('users')
    .select(['users.id', sql<string>`trim(users.first_name || ' ' || users.last_name)`.as('name')])
    .where('users.status', '=', accountStatus.codeOf('active'))
    .where((eb) => eb.or([eb('users.is_admin', '=', true), eb('users.has_tasks', '=', true), eb('users.profile_code', '=', 'CNS')]))

export const listOwners: Verb<typeof questionnairesContract.actionOwners> = async ({ db, actor }) => {
  authorize(may.writePlan(actor))
  return owners(db).orderBy('users.last_name').orderBy('users.first_name').execute()
}

/** @throws 422 on somebody who is none of them; who already has it may keep it */
export async function refuseOtherOwner(db: Queries, owner: number, before: number | null = null): Promise<void> {
  if (owner === before || (await owners(db).where('users.id', '=', owner).executeTakeFirst())) return
  refuse(kernelErrors.invalid, {}, [{ field: 'owner', message: 'unknownId' }])
}
