import { questionnairesContract } from '@kxo/domain/questionnaires/contract'
import { routes } from '../../platform/http/serve.ts'
import { listAlerts, setAlert } from './alerts/alert-settings.ts'
import { answerQuestionnaire, declineQuestionnaire } from './answering/answer.ts'
import { listWaiting, readOwnQuestionnaire } from './answering/own-sending.ts'
import { listActions, readAction } from './plan/list-actions.ts'
import { listOwners } from './plan/owners.ts'
import { printActions } from './plan/print-actions.ts'
import { addAction, changeAction, finishAction, reopenAction } from './plan/write-actions.ts'
import { compareAnswers } from './results/compare.ts'
import { hideAnswer, showAnswer } from './results/hide-answers.ts'
import { listQuestionnaires } from './results/list-questionnaires.ts'
import { listResponses, readResponse } from './results/list-responses.ts'
import { listSendings, readResults } from './results/read-results.ts'
import {
  addQuestionnaire,
  addQuestionnaireSet,
  changeQuestionnaire,
  listEventQuestionnaires,
  removeQuestionnaire,
} from './sending/event-questionnaires.ts'
import { sendQuestionnaire } from './sending/send-now.ts'
import { createQuestionnaire } from './templates/form-from-model.ts'

export const questionnairesRoutes = routes(questionnairesContract, {
  list: listQuestionnaires,
  create: createQuestionnaire,
  sendings: listSendings,
  results: readResults,
  comparison: compareAnswers,
  hideAnswer,
  showAnswer,
  responses: listResponses,
  response: readResponse,
  alerts: listAlerts,
  setAlert,
  actions: listActions,
  action: readAction,
  addAction,
  changeAction,
  finishAction,
  reopenAction,
  actionOwners: listOwners,
  printActions,
  ofEvent: listEventQuestionnaires,
  add: addQuestionnaire,
  addSet: addQuestionnaireSet,
  change: changeQuestionnaire,
  remove: removeQuestionnaire,
  send: sendQuestionnaire,
  waiting: listWaiting,
  own: readOwnQuestionnaire,
  answer: answerQuestionnaire,
  decline: declineQuestionnaire,
})
