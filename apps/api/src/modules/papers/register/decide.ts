import { documentStatus } from '@kxo/domain/documents/status'
import type { papersContract } from '@kxo/domain/papers/contract'
import { may } from '@kxo/domain/papers/permissions'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { decideRequest, findDocument, type PaperDecision, settle } from '../../documents/index.ts'
import { decidePaper } from '../../registrations/index.ts'
import { tellExpiring } from '../expiry/tell-expiring.ts'
import { rowNamed } from './find-rows.ts'
import type { RegisterRow } from './register-rows.ts'

/** Whether the caller decides on a line: papers of a record are for who assigns partners. */
export const authorizeOn = ({ actor }: Pick<Context, 'actor'>, row: RegisterRow): void =>
  authorize(row.is_partner ? may.writePartners(actor) : may.write(actor))

export const isToDecide = ({ status }: RegisterRow): boolean => status === documentStatus.codeOf('toValidate')

/** Accepts or refuses what a line holds, where it was asked: of a registration, of a person, or by nobody. @throws 404, 409 when it waits for nobody */
export async function decideRow(context: Context, row: RegisterRow, decision: PaperDecision): Promise<void> {
  authorizeOn(context, row)
  if (row.registration_id !== null && row.paper_id !== null) {
    const { is_accepted, reason, expires_on = row.expires_on } = decision
    const body = { is_accepted, ...(reason && { reason }), ...(expires_on && { valid_until: expires_on }) }
    await decidePaper(context, { params: { client: context.tenant.name, id: row.registration_id, paper: row.paper_id }, body })
  } else if (row.request !== null) await decideRequest(context, row.request, decision)
  else if (row.document !== null) await settle(context, found(await findDocument(context.db, row.document)), decision)
  else found(undefined)
}

export const decide: Verb<typeof papersContract.decide> = async (context, { params, body }) => {
  authorize(may.write(context.actor) || may.writePartners(context.actor))
  const row = await rowNamed(context, params.id)
  await decideRow(context, row, body)
  await tellExpiring(context, row.document === null ? [] : [row.document])
  return { done: true as const }
}
