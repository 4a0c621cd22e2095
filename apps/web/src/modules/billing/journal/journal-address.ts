import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import * as z from 'zod/mini'
import { textThat } from '../../../ui/navigation/address-schema.ts'

/** A month, `2026-11`, or a year, `2026`. */
export const journalAddress = z.object({ period: textThat((text) => /^20\d\d(-(0[1-9]|1[0-2]))?$/.test(text)) })

/** The month being written, unless another period is named. */
export const periodOf = ({ period }: z.output<typeof journalAddress>): string => period ?? dayInZone(new Date(), defaultZone).slice(0, 7)
