import { billingErrors } from '@kxo/domain/billing/errors'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { refuse } from '@kxo/domain/kernel/errors'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { ServicePeriod } from './printing/priced-document.ts'
import type { BillRecord } from './queries.ts'

type Dated = Pick<BillRecord, 'service_start' | 'service_end' | 'morph' | 'morph_id' | 'registration_id'>

/**
 * The days of what a bill sells (INV-20): those written on it, else its event's. Who registers for a course without days of its own is served
 * from the day the bill is issued: it is paid, and open to them.
 */
export async function serviceOf(db: Queries, bill: Dated, issueDay: string): Promise<ServicePeriod | undefined> {
  if (bill.service_start !== null) return { start: bill.service_start, end: bill.service_end ?? bill.service_start }
  if (bill.morph !== 'Event' || bill.morph_id === null) return undefined
  const event = await db
    .selectFrom('events')
    .select(['start_date', 'end_date', 'time_zone', 'is_asynchronous'])
    .where('id', '=', bill.morph_id)
    .executeTakeFirst()
  const day = (instant: Date) => dayInZone(instant, event?.time_zone ?? defaultZone)
  if (event?.start_date) return { start: day(event.start_date), end: day(event.end_date ?? event.start_date) }
  return event?.is_asynchronous && bill.registration_id !== null ? { start: issueDay, end: issueDay } : undefined
}

/** @throws 409 when nothing says when (INV-20) */
export const datedService = async (db: Queries, bill: Dated, issueDay: string): Promise<ServicePeriod> =>
  (await serviceOf(db, bill, issueDay)) ?? refuse(billingErrors.serviceDateMissing, {}, [{ field: 'service_start', message: 'required' }])
