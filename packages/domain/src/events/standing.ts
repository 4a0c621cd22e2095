import type { EventNature } from './nature.ts'

/** A standing registration: people register at any time, for something without dates (docs/decisions/0066). */
export const isStanding = ({ nature }: { nature?: EventNature | undefined }): boolean => nature === 'registration'

/** Whether an event is held in sessions, which people attend: neither a template nor a standing registration is. */
export const hasSessions = ({ nature }: { nature: EventNature }): boolean => nature !== 'model' && nature !== 'registration'

type Card = {
  start_date?: Date | null | undefined
  end_date?: Date | null | undefined
  type_formation?: unknown
  is_training?: boolean | undefined
}
/** What is written of a standing registration that it cannot have. */
export const unfitForStanding = (card: Card): (keyof Card)[] =>
  (['start_date', 'end_date', 'type_formation', 'is_training'] as const).filter((field) => Boolean(card[field]))

export type Undated = { nature?: EventNature | undefined; is_asynchronous: boolean }
/** Whether an event is published without any date. */
export const needsNoDates = (event: Undated): boolean => event.is_asynchronous || isStanding(event)
