import { path } from '../kernel/path.ts'

export const adminQuestionnaires = path('/admin/questionnaires')
export const adminQuestionnaire = path('/admin/questionnaire/:id')
/** `:name` is there to be read. */
export const adminQuestionnaireResponses = path('/admin/questionnaire-response/:id/:name')
/** The questionnaire of an event, for whoever it is for. */
export const ownQuestionnaire = path('/questionnaire-event/:event/:form')
export const ownQuestionnaireOfClient = path('/:client/questionnaire/:event/:form')
