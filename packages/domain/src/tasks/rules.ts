import { addDays, dayInZone, instantInZone, timeInZone, weekdayOf } from '../kernel/dates.ts'
import type { Sentence } from '../kernel/sentence.ts'
import type { TaskStatus } from './status.ts'
import { tasksWords as w } from './words.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A new due date is at least an hour away. */
export const earliestDueDate = (now: Date): Date => new Date(now.getTime() + hour)
/** The last day a due date may name. */
export const lastDueDay = '9999-12-31'

/** Whether a due date is too soon. One that is left as it was is not judged again: a late task can be saved. */
export function isTooSoon(dueDate: Date | null, now: Date, before: Date | null = null): boolean {
  if (dueDate === null || dueDate.getTime() === before?.getTime()) return false
  return dueDate < earliestDueDate(now)
}

/** A task is overdue when its due date is earlier than now; without a due date it is a note, never late. */
export const isOverdue = (task: { status: TaskStatus; todo_date: Date | null }, now: Date): boolean =>
  task.status === 'todo' && task.todo_date !== null && task.todo_date < now

/** A duration counted in its largest whole unit. */
function counted(ms: number): { unit: 'minutes' | 'hours' | 'days'; n: number } {
  if (ms >= day) return { unit: 'days', n: Math.floor(ms / day) }
  if (ms >= hour) return { unit: 'hours', n: Math.floor(ms / hour) }
  return { unit: 'minutes', n: Math.max(0, Math.floor(ms / minute)) }
}

/** How late a task is, in words: « En retard de 2 jours ». */
export function latenessOf(due: Date, now: Date): { sentence: Sentence; values: { n: number } } {
  const { unit, n } = counted(now.getTime() - due.getTime())
  return { sentence: { minutes: w.lateUnderAnHour, hours: w.lateHours, days: w.lateDays }[unit], values: { n } }
}

/** How long a task still has, in words: « À faire dans 23 heures ». */
export function timeLeft(due: Date, now: Date): { sentence: Sentence; values: { n: number } } {
  const { unit, n } = counted(due.getTime() - now.getTime())
  return { sentence: { minutes: w.dueUnderAnHour, hours: w.dueInHours, days: w.dueInDays }[unit], values: { n } }
}

/** How long ago something happened, in words: « il y a 5 minutes ». */
export function agoOf(at: Date, now: Date): { sentence: Sentence; values: { n: number } } {
  const { unit, n } = counted(now.getTime() - at.getTime())
  return { sentence: { minutes: w.minutesAgo, hours: w.hoursAgo, days: w.daysAgo }[unit], values: { n } }
}

const shown = 80
/** What a task is called: its label, else the first words of its detail; null when it has neither. */
export function titleOf({ label, detail_text }: { label: string; detail_text: string }): string | null {
  const text = (label.trim() || detail_text.trim()).replace(/\s+/g, ' ')
  if (text === '') return null
  if (label.trim() !== '' || text.length <= shown) return text
  const cut = text.slice(0, shown)
  return `${cut.slice(0, cut.lastIndexOf(' ') > shown / 2 ? cut.lastIndexOf(' ') : shown)}…`
}

/** So many days later at the same time of the tenant's clock, whatever the clock changes in between. */
export const postponed = (due: Date, days: number, zone: string): Date =>
  instantInZone(addDays(dayInZone(due, zone), days), timeInZone(due, zone), zone)

/** Shortcuts of the due date: the same time tomorrow, and Monday morning. */
export const tomorrow = (now: Date, zone: string): Date => postponed(now, 1, zone)
export function nextMonday(now: Date, zone: string): Date {
  const today = dayInZone(now, zone)
  return instantInZone(addDays(today, 8 - weekdayOf(today)), '09:00', zone)
}
