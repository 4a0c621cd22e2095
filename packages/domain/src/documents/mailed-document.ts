import { formatDate } from '../kernel/dates.ts'
import type { Sentence } from '../kernel/sentence.ts'
import { type DocumentCategory, documentCategory } from './category.ts'
import { type DocumentStatus, documentStatus } from './status.ts'

export type MailedDocument = { category: DocumentCategory; status: DocumentStatus; deadline?: string | null }

/** What a message says of a document beside its name: what kind it is, where it stands, and the last day it is awaited or read. */
export const mailedDocument = ({ category, status, deadline }: MailedDocument): Record<string, Sentence> => ({
  category: documentCategory.labelOf(category),
  standing: documentStatus.labelOf(status),
  ...(deadline && {
    deadline: { fr: formatDate(deadline, 'fr', { style: 'long' }), en: formatDate(deadline, 'en', { style: 'long' }) },
  }),
})
/** The merge fields of a template that say so. */
export const documentMerge = { category: 'document.category', standing: 'document.status', deadline: 'document.deadline' } as const
