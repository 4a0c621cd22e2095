import { billableSources, groupings } from '@kxo/domain/payments/grouped/grouped-choices'
import * as z from 'zod/mini'
import { aDay, aNumber, oneOf, textThat } from '../../../ui/navigation/address-schema.ts'

const areSources = (text: string): boolean => text.split(',').every((source) => billableSources.some((one) => one === source))

/** What was chosen, how it is grouped, and the run that follows: the address can be sent and found again. */
export const groupedAddress = z.object({
  step: oneOf(['check']),
  from: aDay,
  to: aDay,
  event: aNumber,
  company: aNumber,
  entity: aNumber,
  sources: textThat(areSources),
  grouping: oneOf(groupings),
  job: aNumber,
})
export type GroupedSearch = z.output<typeof groupedAddress>
