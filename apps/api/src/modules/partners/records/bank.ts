import { may } from '@kxo/domain/partners/permissions'
import type { partnerRecordsContract } from '@kxo/domain/partners/records/record-contract'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { seal, unseal } from '../../identity/index.ts'
import { trace } from '../../traces/index.ts'
import { getRecord } from './present-record.ts'

/** What binds an account to its row: it cannot be moved to another partner's. */
const ownerOf = ({ tenant }: Context, id: number): string => `bank of partner ${tenant.id}/${id}`

const partnerOf = async ({ db }: Context, id: number) =>
  found(await db.selectFrom('partners').select(['user_id', 'iban_sealed']).where('id', '=', id).executeTakeFirst())

/** The whole account; who read it is remembered. */
export const readBank: Verb<typeof partnerRecordsContract.readBank> = async (context, { params }) => {
  authorize(may.seeBank(context.actor))
  const { user_id, iban_sealed } = await partnerOf(context, params.id)
  await trace(context, { action: 'read_partner_bank', subject_id: user_id })
  const { secretKey } = context.services.config
  return { iban: iban_sealed === null ? null : unseal(secretKey, ownerOf(context, params.id), iban_sealed).toString() }
}

export const changeBank: Verb<typeof partnerRecordsContract.changeBank> = async (context, { params, body }) => {
  authorize(may.seeBank(context.actor))
  const { user_id } = await partnerOf(context, params.id)
  const { secretKey } = context.services.config
  const account = body.iban
    ? { iban_sealed: seal(secretKey, ownerOf(context, params.id), Buffer.from(body.iban)), iban_end: body.iban.slice(-4) }
    : { iban_sealed: null, iban_end: null }
  await context.db.updateTable('partners').set(account).where('id', '=', params.id).execute()
  await trace(context, { action: 'update_partner_bank', subject_id: user_id })
  return getRecord(context, params.id)
}
