import { contactsContract } from '@kxo/domain/contacts/contract'
import type { historyContract } from '@kxo/domain/history/contract'
import { historyErrors } from '@kxo/domain/history/errors'
import { may } from '@kxo/domain/history/permissions'
import { formerValue, isRestorable } from '@kxo/domain/history/rules'
import { refuse } from '@kxo/domain/kernel/errors'
import * as z from 'zod/mini'
import { authorize, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { changeContact } from '../contacts/index.ts'
import { trace } from '../traces/index.ts'

/**
 * Gives a field of a person the value it had before an act: a new change, made by the module of people with its own rules.
 * @throws 404 when the act is not about this person, 409 when the field cannot be written back
 */
export const restore: Verb<typeof historyContract.restore> = async (context, { params, body }) => {
  const { db, actor } = context
  authorize(may.restore(actor))
  const traced = found(
    await db
      .selectFrom('traces')
      .select('change')
      .where('id', '=', body.trace)
      .where('subject', '=', 'user')
      .where('subject_id', '=', params.id)
      .executeTakeFirst(),
  )
  const former = formerValue(traced.change, body.field)
  if (!isRestorable(body.field) || former === undefined) refuse(historyErrors.notRestorable)
  const { version } = found(await db.selectFrom('users').select('version').where('id', '=', params.id).executeTakeFirst())
  // What was stored passes the rules of today, as if it were typed again.
  const change = z.safeDecode(contactsContract.change.body, { version, [body.field]: former } as z.input<
    typeof contactsContract.change.body
  >)
  if (!change.success) refuse(historyErrors.notRestorable)
  await changeContact(context, { params, body: change.data })
  await trace(context, {
    action: 'restore_value',
    subject_id: params.id,
    info: `${body.field}: ${body.reason}`,
  })
  return { done: true as const }
}
