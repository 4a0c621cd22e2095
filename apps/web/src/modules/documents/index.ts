export { fetchDocument, namedDocumentsQuery, ownDocumentsQuery } from './api.ts'
export { DocumentDialog } from './document-dialog.tsx'
export { DocumentList } from './document-list.tsx'
