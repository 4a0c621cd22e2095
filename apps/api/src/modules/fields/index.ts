export { readsAnswerHolding } from './answers/answer-files.ts'
export { forgetOldAnswers } from './answers/forget-answers.ts'
export {
  type ColumnField,
  columnAnswers,
  columnExports,
  columnFilters,
  presentColumns,
  recordColumnLabels,
  recordColumns,
} from './answers/record-columns.ts'
export { clientSubject } from './client-subject.ts'
export { refuseUnfilled } from './layout/shown-tabs.ts'
export { fieldsMailingParts } from './merged-fields.ts'
export { takeNew } from './needed-fields.ts'
export { fieldsRoutes } from './routes.ts'
export type { RecordSubject } from './subjects.ts'
export { nativeLabels } from './wording/native-labels.ts'
export { obeyNatives } from './wording/native-wordings.ts'
export { wordedExports } from './wording/worded-exports.ts'
