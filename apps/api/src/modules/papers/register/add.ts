import { isSensitive } from '@kxo/domain/documents/kind'
import { opening } from '@kxo/domain/documents/opening'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { papersContract } from '@kxo/domain/papers/contract'
import { may } from '@kxo/domain/papers/permissions'
import { authorize, found } from '../../../platform/context.ts'
import { keepReceived } from '../../../platform/files/keep-file.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { addDocument } from '../../documents/index.ts'
import { tellExpiring } from '../expiry/tell-expiring.ts'
import { addToRecord } from './add-to-record.ts'
import { levelsOf } from './levels-of.ts'

/** Adds a file about somebody, accepted at once, or given out for an event from the registration on. @throws 404, 422 for a level that does not fit */
export const add: Verb<typeof papersContract.add> = async (context, { query, file }) => {
  authorize(query.as_partner ? may.writePartners(context.actor) : may.write(context.actor))
  const { user = null, event = null, name, kind, category, restriction, expires_on = null } = query
  const { db } = context
  if (user !== null) found(await db.selectFrom('users').select('id').where('id', '=', user).executeTakeFirst())
  if (event !== null) found(await db.selectFrom('events').select('id').where('id', '=', event).executeTakeFirst())
  // What the law protects is removed with what it is asked for (PRV-22).
  if (isSensitive(kind) && event === null) refuse(kernelErrors.invalid, {}, [{ field: 'event', message: 'required' }])
  if (!levelsOf(user).includes(restriction)) refuse(kernelErrors.invalid, {}, [{ field: 'restriction', message: 'unknownCode' }])
  if (user !== null && query.as_partner) {
    const id = await addToRecord(context, { user, event, kind, name, expires_on, file })
    await tellExpiring(context, [id])
    return { id }
  }
  const { id: file_id } = await keepReceived(context, file)
  const id = await addDocument(context, {
    category,
    kind,
    name,
    file_id,
    restriction,
    status: 'validated',
    user_id: user,
    event_id: event,
    expires_on,
    ...(user === null && { opens: opening.codeOf('registration') }),
  })
  await tellExpiring(context, [id])
  return { id }
}
