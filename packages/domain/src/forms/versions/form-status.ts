import { catalogue, type KeyOf } from '../../kernel/catalogue.ts'
import { labels } from '../../kernel/labels.ts'

/** Where a form stands: `draft` until a version is published. */
export const formStatus = catalogue({
  draft: { code: 1, label: labels.draft, tone: 'warning' },
  published: { code: 2, label: { fr: 'Publié', en: 'Published' }, tone: 'success' },
  archived: { code: 3, label: { fr: 'Archivé', en: 'Archived' }, tone: 'neutral' },
})
export type FormStatus = KeyOf<typeof formStatus>
