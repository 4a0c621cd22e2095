import { choicesOf, full, list } from '../kernel/list.ts'
import { kindLabels } from './kind.ts'
import type { TenantLine } from './vendor/vendor-contract.ts'
import { vendorWords as v } from './vendor/vendor-words.ts'

/** Every tenant, for super administrators. */
export const tenantList = list<TenantLine>()({
  label: { label: v.label, kind: 'text', ...full, width: 220 },
  name: { label: v.code, kind: 'text', ...full, width: 130 },
  kind: { label: v.kind, kind: 'choice', of: choicesOf(kindLabels), ...full, width: 180 },
  formula: { label: v.formula, kind: 'text', ...full, width: 130 },
  is_suspended: { label: v.state, kind: 'flag', isSortable: true, isExported: true, width: 190 },
  events: { label: v.events, kind: 'number', isExported: true, width: 150 },
  admins: { label: v.admins, kind: 'number', isExported: true, width: 130 },
  mails: { label: v.mails, kind: 'number', isExported: true, width: 140 },
  people: { label: v.people, kind: 'number', isExported: true, width: 100 },
  last_activity: { label: v.lastActivity, kind: 'instant', isExported: true, width: 150 },
  created_at: { label: v.createdOn, kind: 'instant', ...full, width: 120 },
})
