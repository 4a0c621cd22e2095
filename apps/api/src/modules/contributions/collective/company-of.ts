import { may } from '@kxo/domain/contributions/permissions'
import type { Selectable } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Companies } from '../../../platform/database-types.ts'

/** The company memberships are taken for: the caller’s own, or the one an administrator names. @throws 403, 404 */
export async function companyOf({ db, actor }: Context, named: number | undefined): Promise<Selectable<Companies>> {
  authorize(may.openCollective(actor))
  const company_id = named ?? actor.company_id
  authorize(company_id !== null && may.takeCollectively(actor, { company_id }))
  return found(await db.selectFrom('companies').selectAll().where('id', '=', company_id).executeTakeFirst())
}
