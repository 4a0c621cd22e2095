import type { Bounds } from '@kxo/domain/reporting/rules'
import type { RawBuilder } from 'kysely'

/** The period looked at, the present instant and the zone of its days. */
export type Moment = Bounds & { now: Date; zone: string }
/** A row behind a figure; `amount` adds up to it, `weight` is what a share is out of. */
export type FigureFact = {
  id: number
  subject_id: number | null
  label: string
  detail: string
  at: Date | null
  amount: number
  weight: number
}
export type FigureQuery = (moment: Moment) => RawBuilder<FigureFact>
