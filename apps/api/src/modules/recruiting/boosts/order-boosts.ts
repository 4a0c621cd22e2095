import type { Input } from '@kxo/domain/kernel/contract'
import { dayInZone, formatDate } from '@kxo/domain/kernel/dates'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { unitPriceOf } from '@kxo/domain/kernel/money'
import { boostWords as w } from '@kxo/domain/recruiting/boost-words'
import type { boostsContract } from '@kxo/domain/recruiting/boosts-contract'
import { recruitingErrors } from '@kxo/domain/recruiting/errors'
import { may } from '@kxo/domain/recruiting/permissions'
import { basketTotals, overlapping, spanOf } from '@kxo/domain/recruiting/rules'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { issueBill, writeDraft } from '../../billing/index.ts'
import { trace } from '../../traces/index.ts'
import { offerConditions, ownOffers } from '../offers/own-offers.ts'
import { type BoostProduct, boostProducts } from './boost-products.ts'
import { freeDates, standingBoosts } from './standing-boosts.ts'

type Line = Input<typeof boostsContract.order>['body']['lines'][number]
type Chosen = { event_id: number; title: string; product: BoostProduct; starts_at: Date; ends_at: Date }

/** The offers asked for, held until commit in the order of their numbers. @throws 404 for another’s, 409 for one that is not online */
async function lockOffers(context: Context, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const { db } = context
  const locked = await ownOffers(db, context)
    .select(['events.id', 'events.title'])
    .where('events.id', 'in', [...ids])
    .orderBy('events.id')
    .forUpdate()
    .execute()
  const online = await ownOffers(db, context)
    .select('events.id')
    .where('events.id', 'in', [...ids])
    .where(offerConditions.online)
    .execute()
  const titles = new Map(locked.map(({ id, title }) => [id, title]))
  for (const id of ids) {
    const title = found(titles.get(id))
    if (!online.some((one) => one.id === id)) refuse(recruitingErrors.offerNotOnline, { title })
  }
  return titles
}

/** The dates of each line, behind what already stands and what the order itself takes. @throws 404, 409, 422 */
async function chosenOf(context: Context, lines: readonly Line[]): Promise<Chosen[]> {
  const { db, now, language, tenant } = context
  const zone = tenant.time_zone
  const ids = [...new Set(lines.map(({ event }) => event))]
  const titles = await lockOffers(context, ids)
  const products = new Map((await boostProducts(context)).map((product) => [product.id, product]))
  await freeDates(db, ids, now)
  const standing: { event_id: number; starts_at: Date; ends_at: Date }[] = await standingBoosts(db, ids, now)
  const today = dayInZone(now, zone)
  return lines.map(({ event, product: product_id, starts_on }, index) => {
    const product = found(products.get(product_id))
    if (starts_on < today)
      refuse(kernelErrors.invalid, {}, [{ field: `lines.${index}.starts_on`, message: 'notBefore', values: { min: today } }])
    const own = standing.filter(({ event_id }) => event_id === event)
    const span = spanOf({ starts_on, days: product.days }, own, { now, zone })
    const title = titles.get(event) ?? ''
    const across = overlapping(own, span)
    if (across)
      refuse(recruitingErrors.offerAlreadyBoosted, { title, until: formatDate(across.ends_at, language.locale, { zone, style: 'long' }) })
    standing.push({ event_id: event, ...span })
    return { event_id: event, title, product, ...span }
  })
}

/** One bill for all, issued at once and made out to the company; each offer is shown first from its date, once the bill is paid. */
export const orderBoosts: Verb<typeof boostsContract.order> = async (context, { body }) => {
  authorize(may.boostOffers(context.actor))
  const { db, actor, language, tenant, now } = context
  const chosen = await chosenOf(context, body.lines)
  const totals = basketTotals(chosen.map(({ product }) => product))
  if (totals.total_ttc !== body.total) refuse(recruitingErrors.boostPriceChanged)
  const day = (instant: Date): string => dayInZone(instant, tenant.time_zone)
  const said = (instant: Date): string => formatDate(instant, language.locale, { zone: tenant.time_zone })
  const days = chosen.flatMap(({ starts_at, ends_at }) => [day(starts_at), day(ends_at)]).toSorted()
  const draft = await writeDraft(context, {
    category: 'invoice',
    nature: 'grouped',
    morph: 'Event',
    morph_id: chosen[0]?.event_id ?? null,
    user_id: actor.user_id,
    company_id: actor.company_id,
    service_start: days[0] ?? null,
    service_end: days.at(-1) ?? null,
    discount: { discount: 0, discount_type: 'percent' },
    lines: chosen.map(({ title, product, starts_at, ends_at }) => ({
      name: language.say(w.billLine, { title, name: product.name }),
      description: language.say(w.billDates, { day: said(starts_at), last: said(ends_at) }),
      quantity: 10_000,
      unit_price: unitPriceOf(product.amount_ht),
      discount: 0,
      discount_type: 'percent' as const,
      vat_rate: product.vat_rate,
      vat_reason: product.vat_reason,
      accounting_code: product.accounting_code,
      user_id: null,
    })),
  })
  await trace(context, { action: 'draft_bill', subject_id: draft.id })
  const bill = await issueBill(context, draft.id)
  await db
    .insertInto('boosts')
    .values(
      chosen.map(({ event_id, product, starts_at, ends_at }, index) => ({
        event_id,
        product_id: product.id,
        bill_id: bill.id,
        bill_rank: index + 1,
        days: product.days,
        starts_at,
        ends_at,
        created_at: now,
      })),
    )
    .execute()
  for (const { event_id, product, starts_at, ends_at } of chosen)
    await trace(context, { action: 'order_boost', event_id, subject_id: event_id, info: product.name, change: { starts_at, ends_at } })
  return { bill: bill.id }
}
