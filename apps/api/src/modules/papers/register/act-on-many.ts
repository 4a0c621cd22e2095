import { documentStatus } from '@kxo/domain/documents/status'
import { recordsNamed } from '@kxo/domain/kernel/bulk-preview'
import type { PaperAct, papersContract } from '@kxo/domain/papers/contract'
import { may } from '@kxo/domain/papers/permissions'
import { papersWords as w } from '@kxo/domain/papers/words'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { bulkOutcome, type LeftRecord } from '../../../platform/lists/bulk-outcome.ts'
import { tellExpiring } from '../expiry/tell-expiring.ts'
import { authorizeOn, decideRow, isToDecide } from './decide.ts'
import { rowsNamed } from './find-rows.ts'
import { isToReclaim, reclaimRow } from './reclaim.ts'
import type { RegisterRow } from './register-rows.ts'

/** Which lines an act changes, and which it leaves and why: one rule for the preview and for the act. */
async function sorted(context: Context, ids: readonly number[], act: PaperAct) {
  const { actor, language } = context
  authorize(may.write(actor) || may.writePartners(actor))
  const left: LeftRecord[] = []
  const changing: RegisterRow[] = []
  for (const row of await rowsNamed(context, ids)) {
    authorizeOn(context, row)
    const fits = act === 'reclaim' ? isToReclaim(row) : isToDecide(row)
    if (fits) changing.push(row)
    else left.push({ name: row.name, reason: language.say(act === 'reclaim' ? w.notAwaited : w.notToCheck) })
  }
  return { left, changing }
}

/** Of a registration what was refused stays so until something else comes: its person is asked again, and no more. */
const asksAgain = (act: PaperAct, { request }: RegisterRow): boolean => act === 'reclaim' && request === null
const becomes = { validate: 'validated', reject: 'rejected', reclaim: 'toComplete' } as const

export const previewMany: Verb<typeof papersContract.previewMany> = async (context, { body }) => {
  const { left, changing } = await sorted(context, body.ids, body.act)
  const { say } = context.language
  return {
    ...bulkOutcome(changing.length, left),
    first: changing.slice(0, recordsNamed).map((row) => ({
      id: Math.abs(row.id),
      name: [row.name, row.user_name].filter(Boolean).join(' · '),
      before: say(documentStatus.labelOf(documentStatus.keyOf(row.status))),
      after: say(documentStatus.labelOf(asksAgain(body.act, row) ? documentStatus.keyOf(row.status) : becomes[body.act])),
    })),
  }
}

/** Does to many what is done to one, in one transaction: what one of them refuses undoes them all. */
export const actMany: Verb<typeof papersContract.actMany> = async (context, { body }) => {
  const { left, changing } = await sorted(context, body.ids, body.act)
  const decision = {
    is_accepted: body.act === 'validate',
    reason: body.reason ?? null,
    ...(body.expires_on && { expires_on: body.expires_on }),
  }
  for (const row of changing) await (body.act === 'reclaim' ? reclaimRow(context, row) : decideRow(context, row, decision))
  await tellExpiring(
    context,
    changing.flatMap(({ document }) => document ?? []),
  )
  return bulkOutcome(changing.length, left)
}
