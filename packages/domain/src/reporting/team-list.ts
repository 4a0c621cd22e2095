import { absenceWords } from '../attendance/absences/absence-words.ts'
import { full, list } from '../kernel/list.ts'
import { registrationStatus } from '../registrations/status.ts'
import { registrationWords as r } from '../registrations/words.ts'
import type { TeamTraining } from './team-contract.ts'
import { reportingWords as w } from './words.ts'

/** What the people of a company follow, one line a person and event. */
export const teamTrainingList = list<TeamTraining>()({
  last_name: { label: r.name, kind: 'text', ...full },
  first_name: { label: r.firstName, kind: 'text', isSortable: true, isExported: true },
  mail: { label: r.mail, kind: 'text', isExported: true },
  event_title: { label: r.eventColumn, kind: 'text', ...full },
  start_date: { label: absenceWords.starts, kind: 'instant', ...full },
  end_date: { label: absenceWords.ends, kind: 'instant', isExported: true },
  town: { label: r.place, kind: 'text', isExported: true },
  status: { label: r.status, kind: 'code', of: registrationStatus, isExported: true },
  half_days: { label: w.yearHalfDays, kind: 'number', isExported: true },
  minutes: { label: w.yearHours, kind: 'number', isExported: true },
})
