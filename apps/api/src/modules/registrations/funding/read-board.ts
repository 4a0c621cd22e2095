import type { AgreementLack } from '@kxo/domain/billing/agreements/agreement'
import { agreementLack } from '@kxo/domain/billing/agreements/agreement'
import { funderStatus } from '@kxo/domain/billing/agreements/funder-status'
import { billCategory } from '@kxo/domain/billing/category'
import { billStatus } from '@kxo/domain/billing/status'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import type { fundingContract } from '@kxo/domain/registrations/funding/funding-contract'
import { payerKind } from '@kxo/domain/registrations/ordering/payer'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { agreementLacks, buyerOf, findPayers, recipientAmong } from '../../billing/index.ts'

/** Who a funding body is asked for at an event: those who named one, and those whose file somebody follows. */
export const readFunding: Verb<typeof fundingContract.board> = async (context, { params }) => {
  authorize(may.list(context.actor))
  const { db } = context
  const event = found(
    await db.selectFrom('events').select(['start_date', 'end_date', 'time_zone']).where('id', '=', params.id).executeTakeFirst(),
  )
  const rows = await db
    .selectFrom('registrations as r')
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'r.tenant_id').onRef('u.id', '=', 'r.user_id'))
    .leftJoin('registration_payers as p', (join) => join.onRef('p.tenant_id', '=', 'r.tenant_id').onRef('p.registration_id', '=', 'r.id'))
    .leftJoin('companies as c', (join) => join.onRef('c.tenant_id', '=', 'p.tenant_id').onRef('c.id', '=', 'p.company_id'))
    .select([
      'r.id',
      'u.first_name',
      'u.last_name',
      'r.manual_status',
      'p.funder',
      'p.funder_number',
      'p.is_subrogated',
      'p.agreed_ht',
      'p.agreed_from',
      'p.agreed_until',
    ])
    .select('c.name as company_name')
    .where('r.event_id', '=', params.id)
    .where('r.status', '<>', registrationStatus.codeOf('cancelled'))
    .where((eb) => eb.or([eb('r.manual_status', 'is not', null), eb('p.kind', '=', payerKind.codeOf('funder'))]))
    .orderBy('u.last_name')
    .orderBy('r.id')
    .execute()
  const bills = await billsOf(
    context,
    rows.map(({ id }) => id),
  )
  const zone = event.time_zone ?? defaultZone
  const dayOf = (instant: Date | null): string | null => instant && dayInZone(instant, zone)
  const dates = { first: dayOf(event.start_date), last: dayOf(event.end_date ?? event.start_date), today: dayInZone(context.now, zone) }
  return rows.map(({ manual_status, is_subrogated, ...row }) => ({
    ...row,
    lack: agreementLack({ ...row, ...dates }),
    manual_status: manual_status === null ? ('toCollect' as const) : funderStatus.keyOf(manual_status),
    is_subrogated: is_subrogated ?? false,
    bills: bills.filter(({ registration_id }) => registration_id === row.id).map(({ registration_id: _, ...bill }) => bill),
  }))
}

async function billsOf(context: Context, ids: readonly number[]) {
  const { db } = context
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('bills')
    .select(['id', 'number', 'status', 'amount', 'rounding', 'user_id', 'company_id', 'registration_id'])
    .where('registration_id', 'in', [...ids])
    .where('category', '=', billCategory.codeOf('invoice'))
    .where('status', '<>', billStatus.codeOf('deleted'))
    .orderBy('id')
    .execute()
  const payers = await findPayers(db, rows)
  const lacks = await agreementLacks(
    context,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, number, status, amount, rounding, registration_id }, index) => {
    const payer = payers[index]!
    return {
      id,
      number,
      registration_id,
      status: billStatus.keyOf(status),
      recipient: buyerOf(payer).name,
      amount: amount + rounding,
      is_unaddressed: recipientAmong(payer) === undefined,
      lack: lackOnBoard(lacks.get(id)),
    }
  })
}

/** The column says already whether the funder agreed. */
const lackOnBoard = (lack: AgreementLack | undefined): AgreementLack | null =>
  lack === undefined || lack === 'pending' || lack === 'refused' ? null : lack
