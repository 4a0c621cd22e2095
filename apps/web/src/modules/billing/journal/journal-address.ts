import { isPeriod } from '@kxo/domain/billing/journal/journal-contract'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import * as z from 'zod/mini'
import { textThat } from '../../../ui/navigation/address-schema.ts'

/** The period shown. */
export const journalAddress = z.object({ period: textThat(isPeriod) })

/** The month being written, unless another period is named. */
export const periodOf = ({ period }: z.output<typeof journalAddress>): string => period ?? dayInZone(new Date(), defaultZone).slice(0, 7)
