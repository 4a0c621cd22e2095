import { full, list } from '../kernel/list.ts'
import { formCategory } from './category.ts'
import type { FormSummary } from './contract.ts'
import { formNature } from './nature.ts'
import { formStatus } from './versions/form-status.ts'
import { formsWords as w } from './words.ts'

/** Forms of the tenant. */
export const formList = list<FormSummary>()({
  name: { label: w.name, kind: 'text', ...full, width: 320 },
  nature: { label: w.nature, kind: 'code', of: formNature, isSortable: true, isExported: true, width: 160 },
  category: { label: w.category, kind: 'code', of: formCategory, isSortable: true, isExported: true },
  fields_count: { label: w.fields, kind: 'number', isExported: true, width: 100 },
  published: { label: w.version, kind: 'number', isExported: true, width: 100 },
  status: { label: w.status, kind: 'code', of: formStatus, isBadge: true, isExported: true, width: 130 },
  events_count: { label: w.events, kind: 'number', isExported: true, width: 140 },
  responses_count: { label: w.responses, kind: 'number', isExported: true, width: 120 },
  changed_at: { label: w.changedAt, kind: 'instant', isSortable: true, isExported: true, isHidden: true, width: 140 },
})
