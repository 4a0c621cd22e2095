import type { FigureKey } from '@kxo/domain/reporting/figures'
import { feedbackRows } from './feedback-rows.ts'
import type { FigureQuery } from './figure-query.ts'
import { billRows, quoteRows } from './money-rows.ts'
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
  quote_amount: quoteRows.amount,
  quotes: quoteRows.all,
  attendance_rate: attendanceRows,
  satisfaction: feedbackRows.satisfaction,
  net_promoter_score: feedbackRows.score,
  recommendation_rate: feedbackRows.recommendation,
  trainings: eventRows.trainings,
  other_events: eventRows.others,
}
