import { funderStatus } from '../billing/agreements/funder-status.ts'
import { full, list } from '../kernel/list.ts'
import { absenceReason } from './absences/absence-reason.ts'
import { absenceReasonWords } from './absences/absence-reason-words.ts'
import type { Registration } from './contract.ts'
import { deskWords as d } from './desk-words.ts'
import { registrationStatus } from './status.ts'
import { registrationWords as w } from './words.ts'

/** Registrations, of an event, of a person, of a company or of a desk; the answers to forms come beside these. */
export const registrationList = list<Registration>()({
  last_name: { label: w.name, kind: 'text', ...full, exportedAs: ['last_name', 'first_name'], width: 220 },
  first_name: { label: w.firstName, kind: 'text', isSortable: true, isExported: true },
  company_name: { label: w.company, kind: 'text', ...full, width: 180 },
  event_title: { label: w.eventColumn, kind: 'text', ...full, width: 280 },
  start_date: { label: w.dates, kind: 'instant', ...full, width: 140 },
  town: { label: w.place, kind: 'text', isSortable: true, isExported: true, width: 110 },
  status: { label: w.status, kind: 'code', of: registrationStatus, ...full, isBadge: true, width: 180 },
  absence_reason: {
    label: absenceReasonWords.reason,
    kind: 'code',
    of: absenceReason,
    isFilterable: true,
    isExported: true,
    isHidden: true,
    width: 180,
  },
  manual_status: { label: w.funding, kind: 'code', of: funderStatus, isFilterable: true, isExported: true, isBadge: true, width: 180 },
  mail: { label: w.mail, kind: 'text', isFilterable: true, isExported: true, width: 220 },
  created_at: { label: w.registeredOn, kind: 'instant', ...full, width: 150 },
  end_reason: { label: d.comment, kind: 'text', isExported: true, width: 220 },
  acts: { label: w.ownCard, kind: 'text', width: 220 },
})
