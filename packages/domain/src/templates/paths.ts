import { path } from '../kernel/path.ts'

/** Templates of documents; `?template=` opens one. */
export const adminDocumentTemplates = path('/admin/documents/templates')
