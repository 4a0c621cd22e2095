import { planningWords as w } from '@kxo/domain/planning/words'
import type { Say } from '../../../ui/i18n/language.tsx'
import type { Rows } from './drawn-events.ts'

/** What the schedule of the kit says, in the person's language. */
export const labelsOf = (say: Say, rows: Rows) => ({
  day: say(w.day),
  week: say(w.week),
  month: say(w.month),
  year: say(w.year),
  allDay: say(w.allDay),
  weekday: say(w.weekday),
  selectMonth: say(w.selectMonth),
  selectYear: say(w.selectYear),
  more: say(w.seeMore),
  today: say(w.today),
  next: say(w.next),
  previous: say(w.previous),
  switchToDayView: say(w.day),
  switchToWeekView: say(w.week),
  switchToMonthView: say(w.month),
  switchToYearView: say(w.year),
  viewSelectLabel: say(w.view),
  timeSlot: say(w.timeSlot),
  resource: say(w.resource),
  resources: say(rows === 'partners' ? w.staff : w.rooms),
  resourceSlot: say(w.timeSlot),
  noEvents: say(w.empty),
  agenda: say(w.agenda),
  moreLabel: (n: number) => say(w.more, { n }),
})
