import { addDays } from '../../kernel/dates.ts'
import type { BillCategory } from '../category.ts'
import { isOwed } from '../rules.ts'
import type { BillStatus } from '../status.ts'

/** The letters that ask for what is due, the last one a formal notice. */
const reminderMoments = ['remind_bill_1', 'remind_bill_2', 'remind_bill_3'] as const
export type ReminderMoment = (typeof reminderMoments)[number]
export type ReminderLevel = 1 | 2 | 3
export const reminderLevels: readonly ReminderLevel[] = [1, 2, 3]
export const momentOfLevel = (level: ReminderLevel): ReminderMoment => reminderMoments[level - 1] as ReminderMoment

/** So many bills are reminded of in one act. */
export const remindedTogether = 500

/** Days after the due date each letter leaves by itself; a level the tenant switched off is absent. */
export type ReminderDays = Partial<Record<ReminderLevel, number>>

/** The letter that follows those that left, among those that leave; undefined once the last has. */
export const nextLevel = (level: number, days: ReminderDays): ReminderLevel | undefined =>
  reminderLevels.find((one) => one > level && days[one] !== undefined)

/** Days between a letter and the one before it, as the automatic ones are spaced; one day at least. */
export function gapBefore(level: ReminderLevel, former: number, days: ReminderDays): number {
  const [own, before] = [days[level] ?? 0, days[former as ReminderLevel]]
  return Math.max(1, before === undefined ? 1 : own - before)
}

export type RemindedBill = {
  category: BillCategory
  status: BillStatus
  to_be_paid: number
  /** 'YYYY-MM-DD'. */
  due_date: string | null
  is_emptied: boolean
  reminder_level: number
  /** The day the last letter left, where the tenant is; null before the first. */
  reminded_on: string | null
  has_recipient: boolean
}

export const reminderRefusals = ['notIssued', 'settled', 'notDue', 'noRecipient', 'allSent', 'switchedOff', 'tooSoon'] as const
export type ReminderRefusal = (typeof reminderRefusals)[number]
type Reminding = { level: ReminderLevel } | { refusal: ReminderRefusal; from?: string }

/** The letter a bill may be reminded by on a day, or why it may not; `from` is the first day it may. */
export function remindingOf(bill: RemindedBill, days: ReminderDays, today: string): Reminding {
  if (bill.category !== 'invoice' || bill.status === 'draft' || bill.status === 'deleted') return { refusal: 'notIssued' }
  if (!isOwed(bill) || bill.is_emptied) return { refusal: 'settled' }
  if (bill.due_date === null || bill.due_date >= today)
    return { refusal: 'notDue', ...(bill.due_date !== null && { from: addDays(bill.due_date, 1) }) }
  if (!bill.has_recipient) return { refusal: 'noRecipient' }
  const level = nextLevel(bill.reminder_level, days)
  if (level === undefined) return { refusal: bill.reminder_level >= 3 ? 'allSent' : 'switchedOff' }
  const from = bill.reminded_on === null ? undefined : addDays(bill.reminded_on, gapBefore(level, bill.reminder_level, days))
  return from !== undefined && from > today ? { refusal: 'tooSoon', from } : { level }
}
