export { fetchDocument, namedDocumentsQuery } from './api.ts'
export { DocumentDialog } from './document-dialog.tsx'
export { DocumentList } from './document-list.tsx'
