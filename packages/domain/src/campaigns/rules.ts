import { addDays, dayText, instantInZone, zonedParts } from '../kernel/zones.ts'

/** Shares of complaints past which providers begin to turn a sender away, then past which sendings pause (PRV-11). */
export const complaintRates = { warn: 0.001, stop: 0.003 }
/** One person alone stops nothing: sendings pause from this many complaints. */
export const complaintsFrom = 3

/** When the next month begins, on the calendar of a place. */
export function monthAfter(now: Date, zone: string): Date {
  const { year, month } = zonedParts(now, zone)
  const inNext = addDays(dayText(year, month, 1), 31)
  return instantInZone(`${inNext.slice(0, 7)}-01`, '00:00', zone)
}

/** Whether a tenant has the history of what it wrote to many people; each sending has its own page without. */
export const showsCampaigns = ({ features, params }: { features: readonly string[]; params: { show_email_campaign: boolean } }): boolean =>
  features.includes('mailing') && params.show_email_campaign
