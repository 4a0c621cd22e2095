import type { Sentence } from '@kxo/domain/kernel/sentence'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import * as z from 'zod/mini'
import { oneOf } from '../../../ui/navigation/address-schema.ts'

const moments = ['upcoming', 'past', 'ended'] as const
export type Moment = (typeof moments)[number]
export const isMoment = (tab: string): tab is Moment => (moments as readonly string[]).includes(tab)
export const momentLabels: Readonly<Record<Moment, Sentence>> = { upcoming: w.tabUpcoming, past: w.tabPast, ended: w.tabEnded }
export const orderOf = (moment: Moment) => ({ sort: moment === 'upcoming' ? 'start_date' : '-start_date' })

/** Every tab of one's own page: one's registrations by moment, the lists one waits on, one's team. */
export const ownTabs = ['upcoming', 'waiting', 'past', 'ended', 'team'] as const
export type OwnTab = (typeof ownTabs)[number]
/** The tab looked at: what is to come unless told. */
export const ownAddress = z.object({ tab: oneOf(ownTabs) })
