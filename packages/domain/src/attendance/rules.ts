import { type RegistrationStatus, registrationStatus } from '../registrations/status.ts'
import { type Rounding, roundedDown } from './proving/hours.ts'

/** Minutes before the start and hours after the end during which a half-day is signed (FOR-32; parameters of the tenant). */
export type SigningSettings = { sign_open_minutes: number; sign_close_hours: number }
type Timed = { start_at: Date; end_at: Date }

const minute = 60_000
/** When a half-day may be signed (FOR-32). */
export const signingWindow = ({ start_at, end_at }: Timed, { sign_open_minutes, sign_close_hours }: SigningSettings) => ({
  opens_at: new Date(start_at.getTime() - sign_open_minutes * minute),
  closes_at: new Date(end_at.getTime() + sign_close_hours * 60 * minute),
})
/** When a sheet may be locked: once its last half-day has ended, for hours are certified when they were followed (FOR-32, FOR-35); null without half-days. */
export const lockableAt = (slots: readonly Pick<Timed, 'end_at'>[]): Date | null =>
  slots.length === 0 ? null : new Date(Math.max(...slots.map(({ end_at }) => end_at.getTime())))

/** From when somebody nobody expected may be added to a sheet: the day itself, as its first half-day opens to signature. */
export const addableFrom = (windows: readonly { opens_at: Date }[]): Date | null =>
  windows.length === 0 ? null : new Date(Math.min(...windows.map(({ opens_at }) => opens_at.getTime())))

export type SigningMoment = 'early' | 'open' | 'late'
/** The opening instant is in, the closing one is out. */
export function signingMoment(slot: Timed, settings: SigningSettings, now: Date): SigningMoment {
  const { opens_at, closes_at } = signingWindow(slot, settings)
  if (now < opens_at) return 'early'
  return now < closes_at ? 'open' : 'late'
}

/** What a half-day is to one person, as the facts stand. */
export type SlotFacts = Timed & {
  /** A signature, or the entry or regularisation that stands for it. */
  is_signed: boolean
  is_present: boolean
  is_absent: boolean
  minutes_late: number
  /** Spent outside, where exits count. */
  minutes_away: number
}

/** State shown of a half-day. */
export const slotStates = ['coming', 'open', 'signed', 'entered', 'regularised', 'absent', 'missed'] as const
export type SlotState = (typeof slotStates)[number]

type Shown = Timed & { signed_at: Date | null; is_entered: boolean; is_regularised: boolean; is_absent: boolean; is_locked?: boolean }
/** A signature wins over everything; a marked absence over the window, which a locked sheet closes. */
export function slotState(slot: Shown, settings: SigningSettings, now: Date): SlotState {
  if (slot.signed_at) return 'signed'
  if (slot.is_entered) return 'entered'
  if (slot.is_regularised) return 'regularised'
  if (slot.is_absent) return 'absent'
  const moment = signingMoment(slot, settings, now)
  if (moment === 'early') return 'coming'
  return moment === 'open' && !slot.is_locked ? 'open' : 'missed'
}

/** Whole minutes followed: signed half-days less the recorded lateness and what was spent outside, each rounded down as its event says (FOR-32). */
export const achievedMinutes = (slots: readonly SlotFacts[], to: Rounding = 'minute'): number =>
  slots
    .filter(({ is_signed }) => is_signed)
    .map((slot) => Math.round((slot.end_at.getTime() - slot.start_at.getTime()) / minute) - slot.minutes_late - slot.minutes_away)
    .reduce((sum, minutes) => sum + roundedDown(Math.max(0, minutes), to), 0)

/**
 * Where attendance leads a registration: present at the first recorded presence or signature, signed in when every half-day
 * attended is signed and none is still to come, absent when all are marked so or when the event closes with none. Undefined: attendance says nothing yet.
 */
export function attendanceStatus(
  slots: readonly SlotFacts[],
  { now, isClosed }: { now: Date; isClosed: boolean },
): RegistrationStatus | undefined {
  const attended = slots.filter((slot) => slot.is_present || slot.is_signed)
  if (attended.length === 0) return isClosed || (slots.length > 0 && slots.every(({ is_absent }) => is_absent)) ? 'absent' : undefined
  const isStillComing = (slot: SlotFacts) => !isClosed && !slot.is_signed && !slot.is_absent && now < slot.end_at
  return attended.every(({ is_signed }) => is_signed) && !slots.some(isStillComing) ? 'signedIn' : 'present'
}

/** Statuses attendance may move; the others belong to the registration itself. */
export const attendedStatuses: readonly RegistrationStatus[] = registrationStatus.keysIn('isExpected')

/** The half-day a scan counts for: the one being held or about to be, among those of the event; `early` is how long before its start. */
export function currentSlot<S extends Timed>(slots: readonly S[], now: Date, early = 120 * minute): S | undefined {
  return slots
    .toSorted((a, b) => a.start_at.getTime() - b.start_at.getTime())
    .find(({ start_at, end_at }) => now < end_at && now.getTime() >= start_at.getTime() - early)
}
