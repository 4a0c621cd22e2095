import { offeredDays, usualDays } from '@kxo/domain/history/paths'
import * as z from 'zod/mini'
import { aKey, oneOf } from '../../ui/navigation/address-schema.ts'

/** The tab of a history, and how far back it goes. */
export const historyAddress = z.object({ tab: aKey, days: oneOf(offeredDays.map(String)) })
export const daysIn = ({ days }: { days?: string | undefined }): number => (days === undefined ? usualDays : Number(days))
