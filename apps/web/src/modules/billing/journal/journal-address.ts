import { type PaidBy, paidBy } from '@kxo/domain/billing/journal/paid-by'
import { monthOf, type Period } from '@kxo/domain/billing/journal/period'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import * as z from 'zod/mini'
import { aDay, aKey, aNumber, oneOf } from '../../../ui/navigation/address-schema.ts'

/** The period shown, and what narrows it. */
export const journalAddress = z.object({ from: aDay, to: aDay, entity: aNumber, series: aKey, means: oneOf<PaidBy>(paidBy) })
export type JournalAddress = z.output<typeof journalAddress>

/** The month being written, unless a period is named. */
export function periodOf({ from, to }: Pick<JournalAddress, 'from' | 'to'>): Period {
  if (from && to && from <= to) return { from, to }
  return monthOf(from ?? to ?? dayInZone(new Date(), defaultZone))
}

/** What the server is asked. */
export const narrowedBy = ({ entity, series, means, ...dates }: JournalAddress) => ({
  ...periodOf(dates),
  entity: entity === undefined ? undefined : Number(entity),
  series,
  means,
})
