import type { DocumentCategory } from './category.ts'

/** What is taken away several at a time: what the platform makes for each person, small and alike. */
export const archivedCategories: readonly DocumentCategory[] = ['attestation', 'certificate', 'ticket', 'presence']

/** So many documents, and so many megabytes of them, go into one archive. */
export const archiveLimits = { documents: 500, megabytes: 500 } as const
