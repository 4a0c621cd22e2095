import { questionnairesErrors } from '@kxo/domain/questionnaires/errors'
import type { DatabaseRefusals } from '../../platform/database/database-refusals.ts'
import type { JobHandler } from '../../platform/work/job-handler.ts'
import type { MailingParts } from '../mailing/index.ts'
import { raiseAlert, raiseAnonymousAlerts, tenantsWithAlerts } from './alerts/raise-alerts.ts'
import { mailQuestionnaire, raiseAlertJob, raiseAnonymousAlertsJob } from './jobs.ts'
import { questionnaireReminders } from './sending/reminders.ts'
import { mailWaiting } from './sending/send-now.ts'

export { setAlert } from './alerts/alert-settings.ts'
export { answerQuestionnaire } from './answering/answer.ts'
export { questionnairesDue } from './answering/own-sending.ts'
export { participantFigures, satisfactionOf } from './figures.ts'
export { addAction, finishAction } from './plan/write-actions.ts'
export { mayBeShown } from './results/scope.ts'
export { questionnairesRoutes } from './routes.ts'
export { addQuestionnaireSet, copyQuestionnaires } from './sending/event-questionnaires.ts'
export { sendingsOfEvent } from './sending/sendings.ts'
export { writeInvitation } from './sending/write-invitation.ts'

export const questionnairesMailingParts: Partial<MailingParts> = { reminders: questionnaireReminders }

/** What the indexes of questionnaires mean to people. */
export const questionnairesRefusals: DatabaseRefusals = {
  event_questionnaires_once: questionnairesErrors.alreadySent,
  questionnaire_responses_once: questionnairesErrors.alreadyAnswered,
}

export const questionnairesJobs: JobHandler[] = [
  { job: mailQuestionnaire, run: mailWaiting },
  { job: raiseAlertJob, run: raiseAlert },
  { job: raiseAnonymousAlertsJob, run: raiseAnonymousAlerts, concerned: tenantsWithAlerts },
]
