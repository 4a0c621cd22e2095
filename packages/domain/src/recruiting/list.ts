import { full, list } from '../kernel/list.ts'
import { registrationStatus } from '../registrations/status.ts'
import { registrationWords as r } from '../registrations/words.ts'
import type { ApplicationRow, OfferRow } from './contract.ts'
import { recruitingWords as w } from './words.ts'

/** Offers of a recruiter. */
export const offerList = list<OfferRow>()({
  title: { label: w.offer, kind: 'text', ...full, width: 280 },
  place: { label: r.where, kind: 'text', isSortable: true, isExported: true, width: 140 },
  published_at: { label: w.publishedOn, kind: 'instant', ...full, width: 130 },
  limit_date: { label: w.limitDate, kind: 'instant', ...full, width: 130 },
  applications: { label: w.applications, kind: 'number', isSortable: true, isExported: true, width: 250 },
  boosted_until: { label: w.boostedUntil, kind: 'instant', isExported: true, width: 150 },
})

/** Applications received on them. */
export const applicationList = list<ApplicationRow>()({
  last_name: { label: w.candidate, kind: 'text', ...full, exportedAs: ['last_name', 'first_name'], width: 200 },
  first_name: { label: r.firstName, kind: 'text', isExported: true },
  company_name: { label: w.school, kind: 'text', ...full, width: 180 },
  event_title: { label: w.offer, kind: 'text', ...full, width: 240 },
  status: { label: r.status, kind: 'code', of: registrationStatus, ...full, isBadge: true, width: 140 },
  created_at: { label: w.receivedOn, kind: 'instant', ...full, width: 130 },
  score: { label: w.score, kind: 'number', isExported: true, width: 90 },
  stays_until: { label: w.staysUntil, kind: 'day', isExported: true, isHidden: true, width: 150 },
})
