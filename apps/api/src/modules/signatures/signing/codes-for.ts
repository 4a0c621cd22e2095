import type { OwnAgreement } from '@kxo/domain/signatures/agreement'
import { type Context, found } from '../../../platform/context.ts'
import { codeChannelsOf, maskedAddress } from '../../attendance/index.ts'
import { findUser, type UserRow } from '../../identity/index.ts'
import { paramsOf } from '../../tenants/index.ts'

/** A link may be forwarded: where the organisation asks for it, whoever follows one proves by a code that they are the person. */
export const needsCode = ({ actor, tenant }: Pick<Context, 'actor' | 'tenant'>): boolean =>
  actor.session === 'link' && paramsOf(tenant).signature_code

export const readSelf = async ({ db, actor }: Context): Promise<UserRow> => found(await findUser(db, found(actor.user_id)))

/** How the code the caller has to sign with may reach them; none where none is asked. */
export async function codesFor(context: Context): Promise<OwnAgreement['codes']> {
  if (!needsCode(context)) return []
  const user = await readSelf(context)
  return codeChannelsOf(context, user).map((by) => ({ by, to: maskedAddress(user, by) }))
}
