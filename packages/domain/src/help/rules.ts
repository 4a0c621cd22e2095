import { isWorkingDay } from '../kernel/holidays.ts'
import { plainTextOf, type RichText } from '../kernel/rich-text.ts'
import { addDays } from '../kernel/zones.ts'
import type { ServiceState } from './status.ts'

/** Figures of the subscription terms. */
export const contractFigures = {
  /** Monthly availability promised, in percent. */
  availability: 98,
  maintenanceNoticeHours: 48,
  noticeMonths: 1,
  cureDays: 15,
  complaintWorkingDays: 10,
} as const

/** Working days within which a complaint is acknowledged, and answered (FOR-43, indicator 31). */
export const complaintDelays = { acknowledgement: 5, answer: contractFigures.complaintWorkingDays } as const

/** The day so many working days after another, which does not count; weekends and public holidays of France are skipped. */
export function workingDaysAfter(day: string, count: number): string {
  let reached = day
  for (let left = count; left > 0; ) {
    reached = addDays(reached, 1)
    if (isWorkingDay(reached)) left--
  }
  return reached
}

type Complaint = { received_on: string; acknowledged_on: string | null; closed_on: string | null }

/** What a complaint is due, and whether it is late: today while nothing was done, the day it was done otherwise. */
export function complaintDue({ received_on, acknowledged_on, closed_on }: Complaint, today: string) {
  const acknowledgement_due = workingDaysAfter(received_on, complaintDelays.acknowledgement)
  const answer_due = workingDaysAfter(received_on, complaintDelays.answer)
  return {
    acknowledgement_due,
    answer_due,
    is_late: (acknowledged_on ?? closed_on ?? today) > acknowledgement_due || (closed_on ?? today) > answer_due,
  }
}

export const shortestMessage = 20
/** Whether a message says enough to be answered. */
export const saysEnough = (message: RichText | null): boolean => plainTextOf(message).length >= shortestMessage

/** A maintenance is announced 48 hours before it begins. */
export const isAnnouncedInTime = (startsAt: Date, now: Date): boolean =>
  startsAt.getTime() - now.getTime() >= contractFigures.maintenanceNoticeHours * 3_600_000

type Notice = { kind: 'maintenance' | 'incident'; starts_at: Date; ends_at: Date | null }

/** Whether what was announced is behind. */
export const isOver = ({ ends_at }: Pick<Notice, 'ends_at'>, now: Date): boolean => ends_at !== null && ends_at <= now

/** Days ahead a maintenance is told on every page: sooner than the terms ask, not so soon that nobody reads it any more. */
export const noticeDaysAhead = 7
/** Whether a notice is told on every page. */
export const isAnnounced = (notice: Notice, now: Date): boolean =>
  !isOver(notice, now) && notice.starts_at.getTime() - now.getTime() <= noticeDaysAhead * 86_400_000

/** How the service is now: an incident outweighs a maintenance. */
export function stateOf(notices: readonly Notice[], now: Date): ServiceState {
  const present = notices.filter(({ starts_at, ends_at }) => starts_at <= now && (ends_at === null || ends_at > now))
  if (present.some(({ kind }) => kind === 'incident')) return 'incident'
  return present.length > 0 ? 'maintenance' : 'up'
}

/** Percentage of minutes the product was up, in hundredths of a percent rounded down; null before the first minute has passed. */
export const availabilityOf = (up: number, elapsed: number): number | null =>
  elapsed <= 0 ? null : Math.min(10_000, Math.floor((up * 10_000) / elapsed))
