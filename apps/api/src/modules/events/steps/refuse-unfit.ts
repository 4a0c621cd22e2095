import { eventsErrors } from '@kxo/domain/events/errors'
import type { EventNature } from '@kxo/domain/events/nature'
import { isStanding, unfitForStanding } from '@kxo/domain/events/standing'
import { refuse } from '@kxo/domain/kernel/errors'
import type { Context } from '../../../platform/context.ts'

/** @throws 422 when a standing registration is given dates, or taught as a training */
export function refuseUnfit({ language }: Context, nature: EventNature, card: Parameters<typeof unfitForStanding>[0]): void {
  if (!isStanding({ nature })) return
  const unfit = unfitForStanding(card)
  const message = language.say(eventsErrors.standingUndated)
  if (unfit.length > 0)
    refuse(
      eventsErrors.standingUndated,
      {},
      unfit.map((field) => ({ field, message })),
    )
}
