import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { may } from '@kxo/domain/pricing/permissions'
import type { PromoCodeBody, promoContract } from '@kxo/domain/pricing/promo-contract'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { type PromoCodeRow, presentPromoCode, promoCodesOf } from './promo-codes.ts'

/** The event, for those who set its prices. @throws 404 */
async function checkEvent({ actor, db }: Context, id: number): Promise<void> {
  authorize(may.setPrices(actor))
  found(await db.selectFrom('events').select('id').where('id', '=', id).executeTakeFirst())
}

const codeOf = async ({ db }: Context, event_id: number, id: number): Promise<PromoCodeRow> =>
  found(await promoCodesOf(db, event_id).where('id', '=', id).forUpdate().executeTakeFirst())

const columnsOf = ({ is_everywhere, starts_on, ends_on, max_uses, ...body }: PromoCodeBody, event_id: number) => ({
  ...body,
  event_id: is_everywhere ? null : event_id,
  starts_on: starts_on ?? null,
  ends_on: ends_on ?? null,
  max_uses: max_uses ?? null,
})

export const listPromoCodes: Verb<typeof promoContract.promoCodes> = async (context, { params }) => {
  await checkEvent(context, params.id)
  return (await promoCodesOf(context.db, params.id).execute()).map(presentPromoCode)
}

export const addPromoCode: Verb<typeof promoContract.addPromoCode> = async (context, { params, body }) => {
  await checkEvent(context, params.id)
  const row = await context.db
    .insertInto('promo_codes')
    .values({ ...columnsOf(body, params.id), created_at: context.now })
    .returningAll()
    .executeTakeFirstOrThrow()
  await trace(context, { action: 'add_promo_code', event_id: params.id, subject_id: row.id, change: { ...body } })
  return presentPromoCode(row)
}

/** Who used it keeps what it gave them. @throws 409 when it changed meanwhile */
export const changePromoCode: Verb<typeof promoContract.changePromoCode> = async (context, { params, body: { version, ...body } }) => {
  await checkEvent(context, params.id)
  const former = await codeOf(context, params.id, params.code)
  if (former.version !== version) refuse(kernelErrors.editedMeanwhile)
  const row = await context.db
    .updateTable('promo_codes')
    .set({ ...columnsOf(body, params.id), version: version + 1 })
    .where('id', '=', former.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await trace(context, {
    action: 'change_promo_code',
    event_id: params.id,
    subject_id: row.id,
    change: { before: presentPromoCode(former), after: presentPromoCode(row) },
  })
  return presentPromoCode(row)
}

export const removePromoCode: Verb<typeof promoContract.removePromoCode> = async (context, { params }) => {
  await checkEvent(context, params.id)
  const { id } = await codeOf(context, params.id, params.code)
  await context.db.updateTable('promo_codes').set({ retired_at: context.now }).where('id', '=', id).execute()
  await trace(context, { action: 'remove_promo_code', event_id: params.id, subject_id: id })
  return { done: true as const }
}
