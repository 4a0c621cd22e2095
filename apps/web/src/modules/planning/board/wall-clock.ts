import { dayInZone, instantInZone, timeInZone } from '@kxo/domain/kernel/dates'

/** An instant as the schedule writes it: the clock on the wall of the tenant, `YYYY-MM-DD HH:mm:ss`. */
export const wallClock = (instant: Date, zone: string): string => `${dayInZone(instant, zone)} ${timeInZone(instant, zone)}:00`

/** The instant of a clock on the wall. */
export const instantOf = (clock: string, zone: string): Date => instantInZone(clock.slice(0, 10), clock.slice(11, 16) || '00:00', zone)
