import { formStatus } from '../forms/versions/form-status.ts'
import { labels } from '../kernel/labels.ts'
import { full, list } from '../kernel/list.ts'
import { alertWords } from './alerts/alert-words.ts'
import { questionnaireAudience } from './audience.ts'
import type { QuestionnaireRow, ResponseRow } from './contract.ts'
import { questionnairesWords as w } from './words.ts'

/** Questionnaires of the space. */
export const questionnaireList = list<QuestionnaireRow>()({
  name: { label: labels.name, kind: 'text', ...full, width: 300 },
  status: { label: labels.status, kind: 'code', of: formStatus, isBadge: true, isExported: true, width: 120 },
  questions: { label: w.questions, kind: 'number', isExported: true, width: 100 },
  events: { label: w.events, kind: 'number', isExported: true, width: 120 },
  invited: { label: w.invited, kind: 'number', isExported: true, width: 110 },
  answered: { label: w.answered, kind: 'number', isExported: true, width: 110 },
  rate: { label: w.rate, kind: 'number', isExported: true, width: 130 },
  satisfaction: { label: w.satisfaction, kind: 'number', isExported: true, width: 130 },
  score: { label: w.score, kind: 'number', isExported: true, width: 90 },
  alerts: { label: alertWords.title, kind: 'number', isFilterable: true, isExported: true, width: 100 },
})

/** Responses to a questionnaire. */
export const responseList = list<ResponseRow>()({
  answered_on: { label: w.answeredOn, kind: 'day', ...full, width: 120 },
  event_title: { label: w.event, kind: 'text', ...full, width: 260 },
  audience: { label: w.audience, kind: 'code', of: questionnaireAudience, ...full, width: 170 },
  person: { label: w.person, kind: 'text', isExported: true, width: 200 },
  satisfaction: { label: w.satisfaction, kind: 'number', isExported: true, width: 130 },
  recommendation: { label: w.recommendation, kind: 'number', ...full, width: 150 },
  is_alert: { label: alertWords.alert, kind: 'flag', isFilterable: true, isExported: true, width: 110 },
})
