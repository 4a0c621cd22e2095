import { billStatus } from '@kxo/domain/billing/status'
import { lastHeadcountYear } from '@kxo/domain/companies/rules'
import { boundsText } from '@kxo/domain/contributions/bands'
import { collectiveContributionWords as w } from '@kxo/domain/contributions/collective-words'
import { contributionsErrors } from '@kxo/domain/contributions/errors'
import { contributionBasis } from '@kxo/domain/contributions/kinds'
import { monthsDue } from '@kxo/domain/contributions/period'
import { isFree, mostOf, type OrderPrice, priceOrder } from '@kxo/domain/contributions/price-order'
import { membershipStatus } from '@kxo/domain/contributions/status'
import { contributionsWords } from '@kxo/domain/contributions/words'
import { refuse } from '@kxo/domain/kernel/errors'
import type { Context } from '../../../platform/context.ts'
import { languageOf } from '../../../platform/language.ts'
import { writeDraft } from '../../billing/index.ts'
import { type ContributionRecord, getTariff, periodFrom, tariffFrom } from '../contribution-of.ts'
import { orderCodes } from '../members/follow-bill.ts'
import { countMembers, headcountOf, type OrderRecord } from './order-of.ts'

type Person = { user_id: number; name: string }
type PricedOrder = OrderRecord & { tariff: ReturnType<typeof tariffFrom> }

const peopleOf = async ({ db }: Context, order: OrderRecord): Promise<Person[]> =>
  (
    await db
      .selectFrom('contribution_members as m')
      .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'm.tenant_id').onRef('u.id', '=', 'm.user_id'))
      .select(['m.user_id', 'u.first_name', 'u.last_name'])
      .where('m.order_id', '=', order.id)
      .where('m.status', '<>', membershipStatus.codeOf('cancelled'))
      .orderBy('m.id')
      .execute()
  ).map(({ user_id, first_name, last_name }) => ({ user_id, name: `${first_name} ${last_name}`.trim() }))

/** What an order comes to now. @throws 409 beyond the bands, or without the headcount they count */
async function priceOf(context: Context, contribution: ContributionRecord, order: PricedOrder, added: number): Promise<OrderPrice> {
  const { tariff } = order
  const basis = contributionBasis.keyOf(contribution.basis)
  const declared = basis === 'headcount' ? await headcountOf(context, order.company_id) : null
  if (basis === 'headcount' && declared === null)
    refuse(contributionsErrors.headcountMissing, { year: String(lastHeadcountYear(context.now)) })
  const price = priceOrder({
    tariff,
    basis,
    held: await countMembers(context.db, { ...order, order: order.id }),
    added,
    headcount: declared && declared.employees + declared.independents,
    months: monthsDue(periodFrom(contribution), order.starts_on),
  })
  if (price.isBeyond) refuse(contributionsErrors.beyondMaximum, { max: mostOf(tariff) ?? price.counted })
  return price
}

/** Printed in French, as bills are: one line a band, with whom it is for. */
function linesOf(
  { tenant }: Context,
  contribution: ContributionRecord,
  order: OrderRecord,
  { lines }: OrderPrice,
  people: readonly Person[],
) {
  const { say } = languageOf('fr', tenant)
  const period = say(w.linePeriod, { from: order.starts_on, to: order.ends_on })
  let done = 0
  return lines.map(({ band, ...line }) => {
    const from = done
    done += line.quantity / 10_000
    const names = people.slice(from, done).map(({ name }) => name)
    return {
      ...line,
      name: say(w.line, {
        name: contribution.name,
        band: say(w.lineBand, { band: boundsText(band, say(contributionsWords.openEnd)) }),
      }),
      description: `${period}\n${names.join(', ')}`,
      accounting_code: contribution.accounting_code,
      user_id: null,
    }
  })
}

/** An order nobody is left on, with the draft of its bill. */
async function giveUp({ db }: Context, order: OrderRecord): Promise<void> {
  await db.updateTable('contribution_orders').set({ status: orderCodes.ended }).where('id', '=', order.id).execute()
  if (order.bill_id !== null)
    await db
      .updateTable('bills')
      .set({ status: billStatus.codeOf('deleted') })
      .where('id', '=', order.bill_id)
      .where('number', 'is', null)
      .execute()
}

/** Prices an order being made again for those who are on it now, over the draft of its bill (INV-40, INV-43). */
export async function writeOrder(
  context: Context,
  contribution: ContributionRecord,
  order: OrderRecord,
  purchase_order?: string | null,
): Promise<void> {
  const { db, actor } = context
  const people = await peopleOf(context, order)
  if (people.length === 0) return giveUp(context, order)
  const tariff = tariffFrom(await getTariff(db, order.tariff_id))
  const price = await priceOf(context, contribution, { ...order, tariff }, people.length)
  if (isFree(tariff)) {
    await db.updateTable('contribution_orders').set({ status: orderCodes.issued }).where('id', '=', order.id).execute()
    return
  }
  const payer = actor.company_id === order.company_id ? actor.user_id : null
  const former = order.bill_id === null ? undefined : order.bill_id
  const draft =
    former === undefined || purchase_order
      ? null
      : await db.selectFrom('bills').select(['purchase_order', 'user_id']).where('id', '=', former).executeTakeFirst()
  const user_id = payer ?? draft?.user_id ?? null
  const bill = await writeDraft(
    context,
    {
      category: 'invoice',
      nature: 'grouped',
      morph: 'User',
      morph_id: user_id,
      user_id,
      company_id: order.company_id,
      service_start: order.starts_on,
      service_end: order.ends_on,
      purchase_order: purchase_order ?? draft?.purchase_order ?? null,
      discount: { discount: 0, discount_type: 'percent' },
      lines: linesOf(context, contribution, order, price, people),
    },
    former,
  )
  if (former === undefined) await db.updateTable('contribution_orders').set({ bill_id: bill.id }).where('id', '=', order.id).execute()
}
