import { dayInZone } from '@kxo/domain/kernel/dates'
import { refuse } from '@kxo/domain/kernel/errors'
import { pricingErrors } from '@kxo/domain/pricing/errors'
import type { orderContract } from '@kxo/domain/registrations/ordering/order-contract'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { type PromoCodeRow, usablePromoCode } from '../../pricing/index.ts'
import { trace } from '../../traces/index.ts'
import { duePrice } from '../due-price.ts'
import { lockRegistration } from '../queries.ts'
import { ordering } from './say-payer.ts'

const none = { promo_code_id: null, promo_code: null, promo_discount: null, promo_discount_type: null }

/** What a registration keeps of a code. */
export const promoColumns = (code: PromoCodeRow) => ({
  promo_code_id: code.id,
  promo_code: code.code,
  promo_discount: code.discount,
  promo_discount_type: code.discount_type,
})

/** Gives a registration what a code takes off today; another one takes its place, blank takes it back. @throws 404, 409 saying why not */
export const usePromoCode: Verb<typeof orderContract.usePromoCode> = async (context, { params, body }) => {
  const { db, now } = context
  const row = found(await lockRegistration(db, params.id))
  authorize(may.answer(context.actor, row))
  if (!ordering.includes(registrationStatus.keyOf(row.status)) || row.settled_at !== null) refuse(pricingErrors.promoSettled)
  const typed = body.code?.toUpperCase() ?? null
  if (typed !== row.promo_code) {
    // A code given up is free again before another is taken.
    await db.updateTable('registrations').set(none).where('id', '=', row.id).execute()
    const code = typed === null ? null : await usablePromoCode(db, row.event_id, typed, dayInZone(now, row.time_zone))
    if (code) await db.updateTable('registrations').set(promoColumns(code)).where('id', '=', row.id).execute()
    await trace(context, {
      action: 'use_promo_code',
      event_id: row.event_id,
      subject_id: row.id,
      change: { promo_code: [row.promo_code, code?.code ?? null] },
    })
  }
  const price = row.is_payable ? await duePrice(context, found(await lockRegistration(db, row.id))) : undefined
  return { id: row.id, price: price ?? null }
}
