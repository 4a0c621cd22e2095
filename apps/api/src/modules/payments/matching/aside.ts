import { refuse } from '@kxo/domain/kernel/errors'
import { paymentErrors } from '@kxo/domain/payments/errors'
import type { matchingContract } from '@kxo/domain/payments/matching/matching-contract'
import { may } from '@kxo/domain/payments/permissions'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { type lockLine as Lock, lockLine, presentLine, stateOf } from './bank-line.ts'

type Line = NonNullable<Awaited<ReturnType<typeof Lock>>>

async function decide({ db, now, actor }: Context, { id }: Line, aside_reason: string | null): Promise<void> {
  await db.updateTable('bank_lines').set({ aside_reason, decided_at: now, decided_by: actor.user_id }).where('id', '=', id).execute()
}

/** Sets aside what is left of a line: it is no payment of a bill. */
export const setLineAside: Verb<typeof matchingContract.setLineAside> = async (context, { params, body }) => {
  authorize(may.account(context.actor))
  const line = found(await lockLine(context.db, params.id))
  if (stateOf(line) !== 'toMatch') refuse(paymentErrors.lineMatched)
  await decide(context, line, body.reason)
  const change = { bank_line: line.id, amount: line.amount - line.matched }
  await trace(context, { action: 'set_bank_line_aside', info: body.reason, subject_id: line.entity_id, change })
  return presentLine(context, line.id)
}

export const takeLineBack: Verb<typeof matchingContract.takeLineBack> = async (context, { params }) => {
  authorize(may.account(context.actor))
  const line = found(await lockLine(context.db, params.id))
  if (stateOf(line) !== 'aside') refuse(paymentErrors.lineMatched)
  await decide(context, line, null)
  const info = line.aside_reason ?? ''
  await trace(context, { action: 'take_bank_line_back', info, subject_id: line.entity_id, change: { bank_line: line.id } })
  return presentLine(context, line.id)
}
