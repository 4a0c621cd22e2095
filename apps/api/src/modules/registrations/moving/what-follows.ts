import { dayInZone } from '@kxo/domain/kernel/dates'
import { pricingErrors } from '@kxo/domain/pricing/errors'
import { promoRefusal } from '@kxo/domain/pricing/promo-rules'
import type { Carried } from '@kxo/domain/registrations/moving/move-contract'
import type { Context } from '../../../platform/context.ts'
import { type PromoCodeRow, promoCodesOf, usablePromoCode } from '../../pricing/index.ts'
import { setActivities } from '../activities/choose-activities.ts'
import { promoColumns } from '../ordering/use-promo-code.ts'
import type { RegistrationRow } from '../queries.ts'
import type { RegistrationContext } from '../registering/registration-context.ts'
import { type ActivitiesThere, activitiesThere } from './activities-there.ts'
import { bringOptions, type OptionsThere, optionsThere } from './options-there.ts'
import { bringPapers, type PapersThere, papersThere } from './papers-there.ts'

/** What goes with somebody to another date, and what does not. */
export type Following = {
  activities: ActivitiesThere
  options: OptionsThere
  papers: PapersThere
  promo: PromoCodeRow | null
  carried: Carried[]
}

/** Reads what would follow; `picked`: activities chosen there where none does. */
export async function whatFollows(
  context: Context,
  row: RegistrationRow,
  opening: RegistrationContext,
  picked: readonly number[] = [],
): Promise<Following> {
  const activities = await activitiesThere(context, row, opening, picked)
  const options = await optionsThere(context, row, opening)
  const papers = await papersThere(context, row, opening.event.id)
  const promo = await promoThere(context, row, opening)
  const promoLine = promo.carried ? [promo.carried] : []
  return {
    activities,
    options,
    papers,
    promo: promo.code,
    carried: [...activities.carried, ...options.carried, ...papers.carried, ...promoLine],
  }
}

/** The code used here, where it is good there too; the use it makes here comes free. */
async function promoThere(
  { db, now }: Context,
  row: RegistrationRow,
  { event }: RegistrationContext,
): Promise<{ code: PromoCodeRow | null; carried?: Carried }> {
  if (row.promo_code === null || !event.is_payable) return { code: null }
  const code = await promoCodesOf(db, event.id).where('code', '=', row.promo_code).executeTakeFirst()
  const own = code?.id === row.promo_code_id ? 1 : 0
  const refusal = code && promoRefusal({ ...code, used: code.used - own }, dayInZone(now, event.time_zone))
  const outcome = !code ? 'absent' : !refusal ? 'follows' : refusal === pricingErrors.promoUsedUp ? 'full' : 'closed'
  return { code: (outcome === 'follows' && code) || null, carried: { kind: 'promo', name: row.promo_code, quantity: 1, outcome } }
}

/** Writes what follows, once the place here was given up with all it held; answers the row there. */
export async function bringAlong(
  context: Context,
  row: RegistrationRow,
  there: RegistrationRow,
  { activities, options, papers, promo }: Following,
): Promise<RegistrationRow> {
  const { db, now } = context
  await setActivities(context, there, activities.chosen)
  await bringOptions(context, there.id, options.chosen)
  await bringPapers(context, row, there, papers.brought)
  if (promo === null) return there
  const columns = promoColumns(await usablePromoCode(db, there.event_id, promo.code, dayInZone(now, there.time_zone)))
  await db.updateTable('registrations').set(columns).where('id', '=', there.id).execute()
  return { ...there, ...columns }
}
