import { path } from '../kernel/path.ts'

/** Models of documents; `?template=` opens one. */
export const adminDocumentTemplates = path('/admin/documents/templates')
