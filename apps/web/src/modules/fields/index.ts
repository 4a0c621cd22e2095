export { RecordFields } from './record-fields.tsx'
export { useAnswerColumns } from './use-answer-columns.ts'
export { useRecordTabs } from './use-record-tabs.tsx'
