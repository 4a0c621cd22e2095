export { displayedContactQuery } from './api.ts'
export { FileJoiner } from './support/file-joiner.tsx'
export { beginRequest } from './support/support-draft.ts'
