import type { FigureKey } from '@kxo/domain/reporting/figures'
import type { Bounds } from '@kxo/domain/reporting/rules'
import type { RawBuilder } from 'kysely'
import { billRows } from './money-rows.ts'
import {
  attendanceRows,
  contactRows,
  documentsToValidate,
  eventRows,
  mailErrors,
  registrationRows,
  slotsUnsigned,
  tasksOverdue,
  trainingTime,
} from './people-rows.ts'

/** The period looked at, the present instant and the zone of its days. */
export type Moment = Bounds & { now: Date; zone: string }
/** A row behind a figure; `amount` adds up to it, `weight` is what a share is out of. */
export type Row = { id: number; subject_id: number | null; label: string; detail: string; at: Date | null; amount: number; weight: number }
export type FigureQuery = (moment: Moment) => RawBuilder<Row>

/** The one query of each figure: its sum is the figure, its rows are the list it opens. */
export const figureRows: Record<FigureKey, FigureQuery> = {
  registrations_to_validate: registrationRows.toValidate,
  registrations_not_finalised: registrationRows.notFinalised,
  documents_to_validate: documentsToValidate,
  tasks_overdue: tasksOverdue,
  slots_unsigned: slotsUnsigned,
  mail_errors: mailErrors,
  contacts: contactRows.all,
  clients: contactRows.clients,
  new_prospects: contactRows.newProspects,
  events: eventRows.all,
  registrations: registrationRows.all,
  training_time: trainingTime,
  turnover: billRows.turnover,
  bills: billRows.bills,
  attendance_rate: attendanceRows,
  trainings: eventRows.trainings,
  other_events: eventRows.others,
}
