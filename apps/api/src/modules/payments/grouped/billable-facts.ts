import { billStatus } from '@kxo/domain/billing/status'
import { locales } from '@kxo/domain/kernel/sentence'
import { splitPrice } from '@kxo/domain/registrations/ordering/funder-split'
import { registrationStatus } from '@kxo/domain/registrations/status'
import type { Context } from '../../../platform/context.ts'
import { languageOf } from '../../../platform/language.ts'
import { agreementLacks, type BillRecord, issuersOfEvents, linesOfEach, payableOf } from '../../billing/index.ts'
import { billedPrices, payersSaid, type RegistrationRow, selectRegistrations } from '../../registrations/index.ts'
import { draftsOf } from './candidates.ts'

const oncePer = <Row, Key>(rows: readonly Row[], read: (row: Row) => Key): Map<Key, Row> => new Map(rows.map((row) => [read(row), row]))

/** Everything that decides what rows come to and what keeps them from a bill: so many queries, however many rows there are. */
export async function factsOf(context: Context, rows: readonly RegistrationRow[], together: readonly BillRecord[]) {
  const { db } = context
  const ids = rows.map(({ id }) => id)
  const own = await draftsOf(context, ids)
  const drafts = [...own, ...together]
  const draftIds = drafts.map(({ id }) => id)
  const issuers = await issuersOfEvents(
    db,
    rows.map(({ event_id }) => event_id),
  )
  const said = oncePer(await payersSaid(db, ids), ({ registration_id }) => registration_id)
  const bills = await issuedOf(context, ids)
  const deposits = Map.groupBy(
    bills.filter((bill) => bill.is_deposit && bill.credited < bill.amount + bill.rounding),
    ({ registration_id }) => registration_id ?? 0,
  )
  const shares = oncePer(
    [...own, ...bills].filter(({ is_funder_share }) => is_funder_share),
    ({ registration_id }) => registration_id ?? 0,
  )
  const whole = await billedPrices(context, rows)
  const rests = rows.map((row) => {
    const price = whole.get(row.id)
    const share = shares.get(row.id)?.amount_ht ?? 0
    const split = price && share > 0 ? splitPrice(price, share) : undefined
    return { row, isPriced: price !== undefined, price: split?.rest ?? price ?? null, rounding: split?.rest ? split.rounding : 0 }
  })
  const ordered = rests.map(({ row, price }) => ({ registration: row, price }))
  const lines = await linesOfEach(context, ordered)
  const priced = new Map(rests.map((rest, at) => [rest.row.id, { ...rest, lines: lines[at] ?? [] }]))
  // A draft is written in the language of whoever ordered.
  const written: Awaited<ReturnType<typeof linesOfEach>>[] = []
  for (const locale of own.length > 0 ? locales : [])
    written.push(await linesOfEach({ ...context, language: languageOf(locale, context.tenant) }, ordered))
  return {
    said,
    priced,
    written: new Map(rows.map(({ id }, at) => [id, written.map((each) => each[at] ?? [])])),
    deposits,
    deducted: (id: number) => (deposits.get(id) ?? []).reduce((sum, bill) => sum + payableOf(bill) - bill.credited, 0),
    own: Map.groupBy(own, ({ registration_id }) => registration_id ?? 0),
    together,
    linesOfDrafts: await linesOfBills(context, draftIds),
    instalments: await openInstalments(context, ids),
    paying: await beingPaid(context, draftIds),
    lacks: await agreementLacks(context, draftIds),
    issuers,
    issuersById: oncePer([...issuers.values()], ({ id }) => id),
    people: await peopleOfGroups(
      context,
      together.map(({ id }) => id),
    ),
  }
}
export type Facts = Awaited<ReturnType<typeof factsOf>>

/** Bills of these registrations that bear a number and still stand. */
const issuedOf = async ({ db }: Context, ids: readonly number[]): Promise<BillRecord[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom('bills')
        .selectAll()
        .where('registration_id', 'in', [...ids])
        .where('number', 'is not', null)
        .where('corrects_bill_id', 'is', null)
        .where('status', '<>', billStatus.codeOf('credited'))
        .orderBy('id')
        .execute()

async function linesOfBills({ db }: Context, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never[]>()
  const rows = await db
    .selectFrom('bill_lines')
    .selectAll()
    .where('bill_id', 'in', [...ids])
    .orderBy('bill_id')
    .orderBy('rank')
    .orderBy('id')
    .execute()
  return Map.groupBy(rows, ({ bill_id }) => bill_id)
}

async function openInstalments({ db }: Context, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never[]>()
  const rows = await db
    .selectFrom('instalments')
    .selectAll()
    .where('registration_id', 'in', [...ids])
    .where('bill_id', 'is', null)
    .orderBy('rank')
    .execute()
  return Map.groupBy(rows, ({ registration_id }) => registration_id)
}

/** Drafts somebody is paying by card at this moment. */
async function beingPaid({ db }: Context, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('checkouts')
    .select('bill_id')
    .where('bill_id', 'in', [...ids])
    .where('status', 'in', ['open', 'needs_authentication'])
    .execute()
  return new Set(rows.map(({ bill_id }) => bill_id))
}

/** Whom a bill for several people is for. */
async function peopleOfGroups({ db }: Context, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never[]>()
  const rows = await selectRegistrations(db)
    .where('registrations.group_bill_id', 'in', [...ids])
    .where('registrations.status', '<>', registrationStatus.codeOf('cancelled'))
    .orderBy('registrations.id')
    .execute()
  return Map.groupBy(rows, ({ group_bill_id }) => group_bill_id ?? 0)
}
