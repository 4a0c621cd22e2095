export { beginRequest } from './support/support-draft.ts'
