import { partnerTabs } from '@kxo/domain/partners/records/tabs'
import * as z from 'zod/mini'
import { oneOf } from '../../../ui/navigation/address-schema.ts'

/** The tab of the list. */
export const partnersAddress = z.object({ tab: oneOf(partnerTabs) })
