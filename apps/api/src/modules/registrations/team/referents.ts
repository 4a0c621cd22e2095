import { accountStatus } from '@kxo/domain/identity/status'
import type { Context } from '../../../platform/context.ts'
import type { Recipient } from '../../../platform/mail.ts'
import { paramsOf } from '../../tenants/index.ts'
import type { RegistrationRow } from '../queries.ts'

/** Who must agree to a person's request: the referents of their company, when the tenant asks them, unless the person is one of them or was registered by one. */
export async function approvingReferents({ db, tenant }: Pick<Context, 'db' | 'tenant'>, row: RegistrationRow): Promise<Recipient[]> {
  if (!paramsOf(tenant).referent_validates || row.company_id === null) return []
  const referents = await db
    .selectFrom('users')
    .select(['id as user_id', 'mail', 'first_name', 'last_name', 'language'])
    .where('company_id', '=', row.company_id)
    .where('profile_code', '=', 'REF')
    .where('status', '=', accountStatus.codeOf('active'))
    .orderBy('id')
    .execute()
  return referents.some(({ user_id }) => user_id === row.user_id || user_id === row.created_by) ? [] : (referents as Recipient[])
}
