export { clientSubject } from './client-subject.ts'
export { fieldsRoutes } from './routes.ts'
export { handRecordSubjects, type RecordSubject } from './subjects.ts'
