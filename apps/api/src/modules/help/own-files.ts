import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { Context } from '../../platform/context.ts'

/** Files joined to what is written were sent by who writes it. @throws 422 on any other */
export async function ownFiles({ db, actor }: Pick<Context, 'db' | 'actor'>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const known = await db
    .selectFrom('files')
    .select('id')
    .where('id', 'in', [...ids])
    .where('created_by', '=', actor.user_id)
    .execute()
  if (known.length !== new Set(ids).size) refuse(kernelErrors.invalid, {}, [{ field: 'files', message: 'unknownId' }])
}
