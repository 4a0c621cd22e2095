import { collectStates } from '@kxo/domain/papers/collect-states'
import * as z from 'zod/mini'
import { aNumber, oneOf } from '../../ui/navigation/address-schema.ts'

export const registerTabs = ['contacts', 'partners', 'organisation', 'collect'] as const
export type RegisterTab = (typeof registerTabs)[number]

/** The tab of the register, and what the matrix is narrowed to. */
export const registerAddress = z.object({ tab: oneOf(registerTabs), event: aNumber, state: oneOf(collectStates) })
