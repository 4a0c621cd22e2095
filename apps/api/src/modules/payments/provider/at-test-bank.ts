import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { paymentsContract } from '@kxo/domain/payments/contract'
import { paymentErrors } from '@kxo/domain/payments/errors'
import { billPayment, checkoutParameter } from '@kxo/domain/payments/paths'
import type { RefusalReason } from '@kxo/domain/payments/status'
import { type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { findBill, linesOf } from '../../billing/index.ts'
import { refundLater } from '../jobs.ts'
import { refusalOf, statusOf } from '../present.ts'
import { type CheckoutRecord, findCheckout, lockCheckout } from '../queries.ts'
import { paymentAddressOf } from '../write-to-payer.ts'
import { applyProviderEvent } from './apply-provider-event.ts'
import type { ProviderEvent } from './card-provider.ts'
import { findProvider } from './provider.ts'
import { type TestCard, testBank, testCardOf, testCards } from './test-bank.ts'

/** The page of the bill a person comes back to, with the attempt it tells of. */
export async function backOf({ db }: Context, checkout: CheckoutRecord): Promise<string> {
  const bill = await findBill(db, checkout.bill_id)
  // What was issued before the attempt began was paid from its own page; an order is paid from its registration's.
  const wasIssued = bill?.issued_at !== null && bill?.issued_at !== undefined && bill.issued_at < checkout.created_at
  const isOfRegistration =
    bill !== undefined && !wasIssued && bill.registration_id !== null && (await isOwn(db, bill.registration_id, checkout))
  const address = isOfRegistration ? paymentAddressOf({ ...bill, number: null }) : billPayment(checkout.bill_id)
  return `${address}?${checkoutParameter}=${checkout.unique_id}`
}

/** Whether whoever pays is the person registered: the page of a registration is its person’s alone. */
async function isOwn(db: Context['db'], registration_id: number, { user_id }: CheckoutRecord): Promise<boolean> {
  if (user_id === null) return true
  const row = await db.selectFrom('registrations').select('user_id').where('id', '=', registration_id).executeTakeFirst()
  return row?.user_id === user_id
}

/** The test bank exists only while it is the tenant's provider. */
const openBank = (context: Context): void => {
  if (findProvider(context.services) !== testBank) refuse(kernelErrors.notFound)
}

export const readTestBank: Verb<typeof paymentsContract.testBank> = async (context, { params }) => {
  openBank(context)
  const checkout = found(await findCheckout(context.db, params.checkout))
  const [line] = await linesOf(context.db, checkout.bill_id)
  return {
    label: line?.name ?? '',
    amount: checkout.amount,
    status: statusOf(checkout),
    refusal: refusalOf(checkout),
    back: await backOf(context, checkout),
    cards: testCards.map(({ number, outcome }) => ({ number, outcome })),
  }
}

type Outcome = Pick<ProviderEvent, 'kind' | 'refusal'>
const outcomes: Readonly<Record<Exclude<TestCard['outcome'], RefusalReason>, Outcome>> = {
  success: { kind: 'succeeded', refusal: null },
  laterRefund: { kind: 'succeeded', refusal: null },
  authentication: { kind: 'needs_authentication', refusal: null },
}
const outcomeOf = ({ outcome }: TestCard): Outcome =>
  outcome === 'success' || outcome === 'laterRefund' || outcome === 'authentication'
    ? outcomes[outcome]
    : { kind: 'refused', refusal: outcome }

/** What the person did at the bank, as the bank tells it. */
function noticeOf(
  act: 'pay' | 'authenticate' | 'fail' | 'leave',
  card: string | undefined,
  checkout: CheckoutRecord,
): { notice: Outcome; card?: TestCard } {
  if (act === 'leave') return { notice: { kind: 'abandoned', refusal: null } }
  if (act === 'pay') {
    const used = testCardOf(card ?? '')
    return { notice: outcomeOf(used), card: used }
  }
  if (statusOf(checkout) !== 'needs_authentication') return refuse(kernelErrors.conflict)
  return { notice: act === 'authenticate' ? outcomes.success : { kind: 'refused', refusal: 'authenticationFailed' } }
}

const payable = new Set(['open', 'refused', 'needs_authentication'])

/** Each act is an event of the bank, applied like any provider's, in this transaction. */
export const payAtTestBank: Verb<typeof paymentsContract.payAtTestBank> = async (context, { params, body }) => {
  openBank(context)
  const { db, now, tenant } = context
  const checkout = found(await lockCheckout(db, params.checkout))
  if (body.act !== 'leave' && !payable.has(checkout.status)) refuse(paymentErrors.nothingDue)
  const { notice, card } = noticeOf(body.act, body.card, checkout)
  const count = await db
    .selectFrom('provider_events')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('provider', '=', testBank.name)
    .where('provider_event_id', 'like', `${checkout.unique_id}-%`)
    .executeTakeFirstOrThrow()
  await applyProviderEvent(context, {
    provider: testBank.name,
    id: `${checkout.unique_id}-${Number(count.count) + 1}`,
    ...notice,
    tenant_id: tenant.id,
    checkout: checkout.unique_id,
    amount: checkout.amount,
    payment_ref: `test-${checkout.id}`,
    at: now,
  })
  if (card?.outcome === 'laterRefund')
    await context.enqueue(refundLater, { checkout: checkout.unique_id }, { startAfter: new Date(now.getTime() + 60_000) })
  const after = found(await findCheckout(db, checkout.unique_id))
  return { status: statusOf(after), refusal: refusalOf(after), back: await backOf(context, after) }
}

/** The bank takes the money of the later-refund card back. */
export async function refundAtTestBank(context: Context, { checkout }: { checkout: string }): Promise<void> {
  const row = found(await findCheckout(context.db, checkout))
  await applyProviderEvent(context, {
    provider: testBank.name,
    id: `${checkout}-later`,
    kind: 'refunded',
    refusal: null,
    tenant_id: context.tenant.id,
    checkout,
    amount: row.amount,
    payment_ref: row.payment_ref,
    at: context.now,
  })
}
