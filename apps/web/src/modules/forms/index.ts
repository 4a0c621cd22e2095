export { createForm, formQuery, formsKey, formsOfQuery } from './api.ts'
export { DynamicFields } from './dynamic-fields.tsx'
export { DynamicForm } from './dynamic-form.tsx'
