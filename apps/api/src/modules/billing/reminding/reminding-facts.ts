import { billCategory } from '@kxo/domain/billing/category'
import {
  momentOfLevel,
  type ReminderDays,
  type ReminderLevel,
  type ReminderRefusal,
  reminderLevels,
  remindingOf,
} from '@kxo/domain/billing/reminding/reminders'
import { billStatus } from '@kxo/domain/billing/status'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { delayKey } from '@kxo/domain/mailing/delays'
import { type Context, found } from '../../../platform/context.ts'
import { ownWays } from '../../mailing/index.ts'
import { findPayers, recipientAmong } from '../drafts/buyer-of.ts'
import type { BillRecord } from '../queries.ts'
import type { Letter } from '../reminders.ts'

/** What may be done of a bill now: the letter it waits for, or why none may leave. */
export type Reminding =
  | (Letter & { refusal?: undefined })
  | { bill: BillRecord; level?: undefined; refusal: ReminderRefusal; from?: string }

/** How the letters leave by themselves: by their delays, what one is called in the outbox. */
async function letters({ db }: Pick<Context, 'db'>) {
  const ways = await ownWays(db)
  const delays = new Map(
    reminderLevels.flatMap((level) => (ways[momentOfLevel(level)] ?? []).slice(0, 1).map(({ delay }) => [level, delay])),
  )
  const days: ReminderDays = Object.fromEntries([...delays].map(([level, delay]) => [level, delay.days ?? 0]))
  // The occurrence of the one that would leave by itself: the unique key of the outbox lets one of the two leave.
  const occurrenceOf = ({ id, due_date }: BillRecord, level: ReminderLevel): string =>
    `${id} ${delayKey(found(delays.get(level)))} ${due_date}`
  return { days, occurrenceOf }
}

/** Where each of the bills stands, in their order: read once for all, by the rule of the automatic letters. */
export async function remindingsOf(context: Context, bills: readonly BillRecord[]): Promise<Reminding[]> {
  const { db, now, tenant } = context
  const [payers, { days, occurrenceOf }] = [await findPayers(db, bills), await letters(context)]
  return bills.map((bill, index) => {
    const payer = payers[index]
    const to = payer && recipientAmong(payer)
    const reminded_on = bill.reminded_at && dayInZone(bill.reminded_at, tenant.time_zone)
    const facts = {
      category: billCategory.keyOf(bill.category),
      status: billStatus.keyOf(bill.status),
      to_be_paid: bill.to_be_paid,
      due_date: bill.due_date,
      is_emptied: bill.number !== null && bill.printed === null,
      reminder_level: bill.reminder_level,
      reminded_on,
      has_recipient: to !== undefined,
    }
    const standing = remindingOf(facts, days, dayInZone(now, tenant.time_zone))
    if ('refusal' in standing) return { bill, ...standing }
    const { level } = standing
    return { bill, to: found(to), level, occurrence: occurrenceOf(bill, level) }
  })
}
