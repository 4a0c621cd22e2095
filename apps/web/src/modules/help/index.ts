export { beginRequest } from './support-draft.ts'
