import { type AdminTab, adminTabs } from '@kxo/domain/events/paths'
import * as z from 'zod/mini'
import { oneOf } from '../../../ui/navigation/address-schema.ts'

/** Registrations of every event stand beside the events themselves. */
export const workingTabs = [...adminTabs, 'registrations'] as const
/** The tab of the working list: what is to come unless told. */
export const eventsAddress = z.object({ tab: oneOf(workingTabs) })
/** What comes next is read first; what is over, from its end. */
export const orderOf = (tab: AdminTab) => ({ sort: tab === 'past' || tab === 'all' ? '-start_date' : 'start_date' })
