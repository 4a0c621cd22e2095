export { contactQuery } from './api.ts'
