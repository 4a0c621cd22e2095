import { accountStatus } from '@kxo/domain/identity/status'
import type { Context } from '../../../platform/context.ts'
import type { Recipient } from '../../../platform/mail.ts'
import { paramsOf } from '../../tenants/index.ts'
import type { RegistrationRow } from '../queries.ts'

/** The referents of the company a person is registered by. */
export async function referentsOf({ db }: Pick<Context, 'db'>, company_id: number | null): Promise<Recipient[]> {
  if (company_id === null) return []
  const referents = await db
    .selectFrom('users')
    .select(['id as user_id', 'mail', 'first_name', 'last_name', 'language'])
    .where('company_id', '=', company_id)
    .where('profile_code', '=', 'REF')
    .where('status', '=', accountStatus.codeOf('active'))
    .orderBy('id')
    .execute()
  return referents as Recipient[] // the column holds a language of the product
}

/** The referents told beside the person: neither the person, nor whoever does it. */
export const followingReferents = async (context: Pick<Context, 'db' | 'actor'>, row: RegistrationRow): Promise<Recipient[]> =>
  (await referentsOf(context, row.company_id)).filter(({ user_id }) => user_id !== row.user_id && user_id !== context.actor.user_id)

/** The referent who does it for somebody else. */
export const actingReferents = async (context: Pick<Context, 'db' | 'actor'>, row: RegistrationRow): Promise<Recipient[]> =>
  (await referentsOf(context, row.company_id)).filter(({ user_id }) => user_id !== row.user_id && user_id === context.actor.user_id)

/** Who must agree to a person's request: the referents of their company, when the tenant asks them, unless the person is one of them or was registered by one. */
export async function approvingReferents({ db, tenant }: Pick<Context, 'db' | 'tenant'>, row: RegistrationRow): Promise<Recipient[]> {
  if (!paramsOf(tenant).referent_validates) return []
  const referents = await referentsOf({ db }, row.company_id)
  return referents.some(({ user_id }) => user_id === row.user_id || user_id === row.created_by) ? [] : referents
}
