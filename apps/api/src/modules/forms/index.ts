export { fieldsOf } from './queries.ts'
export { formsRoutes } from './routes.ts'
export { responsesOf, saveResponses } from './save-responses.ts'
export { createForm } from './write-form.ts'
