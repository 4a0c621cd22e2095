import * as z from 'zod/mini'
import { oneOf } from '../../../ui/navigation/address-schema.ts'

export const moments = ['upcoming', 'past', 'ended'] as const
export type Moment = (typeof moments)[number]
/** The moment looked at: what is to come unless told. */
export const ownAddress = z.object({ tab: oneOf(moments) })
export const orderOf = (moment: Moment) => ({ sort: moment === 'upcoming' ? 'start_date' : '-start_date' })
