import { full, list } from '../kernel/list.ts'
import { templateCategory } from './category.ts'
import type { DocumentTemplate } from './contract.ts'
import { documentTemplateWords as w } from './words.ts'

/** Templates of documents of the tenant. */
export const documentTemplateList = list<DocumentTemplate>()({
  name: { label: w.name, kind: 'text', ...full, width: 260 },
  category: { label: w.category, kind: 'code', of: templateCategory, ...full, width: 160 },
  languages: { label: w.languages, kind: 'text', isExported: true, width: 110 },
  entity: { label: w.issuer, kind: 'text', ...full, width: 170 },
  is_default: { label: w.byDefault, kind: 'flag', ...full, width: 110 },
  version: { label: w.versionHead, kind: 'number', ...full, width: 100 },
  produced: { label: w.produced, kind: 'number', ...full, width: 130 },
  changed_at: { label: w.changedAt, kind: 'instant', ...full, width: 140 },
})
