export { documentsSource, fetchDocument, namedDocumentsQuery, ownDocumentsQuery } from './api.ts'
export { DocumentDialog } from './lists/document-dialog.tsx'
export { DocumentList } from './lists/document-list.tsx'
export { saveDocument, saveFetched } from './save-document.ts'
