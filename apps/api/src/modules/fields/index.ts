export { clientSubject } from './client-subject.ts'
export { columnAnswers, columnExports, columnFilters, recordColumns } from './record-columns.ts'
export { fieldsRoutes } from './routes.ts'
export { handRecordSubjects, type RecordSubject } from './subjects.ts'
