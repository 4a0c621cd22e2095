import { catalogue, type KeyOf } from '../../kernel/catalogue.ts'
import { alertWords } from '../alerts/alert-words.ts'

/** What is made of an answer: an alert is raised by its score, a complaint stands in the register. */
export const improvementKind = catalogue({
  alert: { code: 1, label: alertWords.alert, tone: 'danger' },
  action: { code: 2, label: { fr: 'Action', en: 'Action' }, tone: 'info' },
  task: { code: 3, label: { fr: '{task:cap}', en: '{task:cap}' } },
  complaint: { code: 4, label: { fr: 'Réclamation', en: 'Complaint' }, tone: 'warning' },
})
export type ImprovementKind = KeyOf<typeof improvementKind>
