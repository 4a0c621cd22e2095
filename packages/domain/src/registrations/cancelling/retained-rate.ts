import { dayInZone, defaultZone } from '../../kernel/dates.ts'
import { withdrawalEnd } from '../../kernel/holidays.ts'
import { type CancelScale, retainedRateAt } from '../../tenants/settings/cancel-scale.ts'

/** Why a percentage is kept of who gives their place up: the law first, then what was agreed with the person, then the scale. */
export const retainedGrounds = ['withdrawal', 'unconfirmed', 'exception', 'scale'] as const
export type RetainedGround = (typeof retainedGrounds)[number]

export type RetainedFacts = {
  /** A place that was confirmed; nothing is kept of one that was still asked for. */
  is_confirmed: boolean
  /** A person who pays by themselves and may withdraw by law (FOR-11, PRV-51). */
  may_withdraw: boolean
  /** The day it was agreed, and whether at a distance, as an order is unless a contract says otherwise. */
  signed_on: string
  remote?: boolean
  start_date: Date | null
  exception: number | null
  scale: CancelScale
}
export type Retained = { rate: number; ground: RetainedGround; withdrawal_until: string | null }

/** The percentage of the price that stays due of who gives their place up now; nothing within the period of withdrawal (FOR-11, FOR-12). */
export function retainedRate(facts: RetainedFacts, now: Date): Retained {
  const end = facts.may_withdraw ? withdrawalEnd(facts.signed_on, { remote: facts.remote ?? true }) : null
  const withdrawal_until = end !== null && dayInZone(now, defaultZone) <= end ? end : null
  if (withdrawal_until !== null) return { rate: 0, ground: 'withdrawal', withdrawal_until }
  if (!facts.is_confirmed) return { rate: 0, ground: 'unconfirmed', withdrawal_until }
  if (facts.exception !== null) return { rate: facts.exception, ground: 'exception', withdrawal_until }
  return { rate: retainedRateAt(facts.scale, facts.start_date, now), ground: 'scale', withdrawal_until }
}
