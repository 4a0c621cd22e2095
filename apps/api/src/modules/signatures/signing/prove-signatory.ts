import { refuse } from '@kxo/domain/kernel/errors'
import type { signaturesContract } from '@kxo/domain/signatures/contract'
import { signaturesErrors } from '@kxo/domain/signatures/errors'
import { may } from '@kxo/domain/signatures/permissions'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { codeChannelsOf, maskedAddress, sendCode } from '../../attendance/index.ts'
import { proveCode, type UserRow } from '../../identity/index.ts'
import { withSides } from '../present.ts'
import { getAgreement } from '../queries.ts'
import { needsCode, readSelf } from './codes-for.ts'
import type { Evidence } from './evidence.ts'
import { authorizeOwn } from './list-own.ts'
import { refuseOutOfTurn, refuseUnprinted } from './refuse-out-of-turn.ts'

const proofOf = ({ id, mail }: UserRow) => ({ mail, purpose: 'agreement' as const, user_id: id })

/** To what is on file, whoever holds the link, of an agreement that may be signed now. @throws 404, 409, 429 */
export const sendAgreementCode: Verb<typeof signaturesContract.sendCode> = async (context, { params, body }) => {
  const { db, actor } = context
  authorize(may.readOwn(actor))
  const row = await getAgreement(db, params.id)
  const people = withSides(await authorizeOwn(context, row))
  const self = found(people.find((person) => may.sign(actor, person)))
  refuseOutOfTurn(context, row, people, self)
  refuseUnprinted(row)
  const user = await readSelf(context)
  if (!needsCode(context) || !codeChannelsOf(context, user).includes(body.by)) refuse(signaturesErrors.channelClosed)
  return { to: await sendCode(context, proofOf(user), user, body.by) }
}

/** How whoever signs proved who they are; undefined where no code is asked. @throws 422 for a code that is missing or wrong, counting the try */
export async function proveSignatory(context: Context, typed: string | undefined): Promise<Evidence['code']> {
  if (!needsCode(context)) return undefined
  const missing = signaturesErrors.codeNeeded
  if (!typed?.trim()) return refuse(missing, {}, [{ field: 'code', message: context.language.say(missing) }])
  const user = await readSelf(context)
  const by = await proveCode(context, proofOf(user), typed.replace(/\s/g, ''))
  return { by, to: maskedAddress(user, by) }
}
