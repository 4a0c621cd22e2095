import { list } from '../../kernel/list.ts'
import { attendanceWords as w } from '../words.ts'
import type { PersonHalfDay } from './person-contract.ts'
import { personWords } from './person-words.ts'

/** Half-days of one person. */
export const personHalfDayList = list<PersonHalfDay>()({
  start_at: { label: w.date, kind: 'instant', isSortable: true, isFilterable: true, width: 130 },
  half: { label: w.halfDay, kind: 'text', width: 200, isWhole: true },
  event_title: { label: w.event, kind: 'text', isSortable: true, isFilterable: true, width: 260 },
  state: { label: w.state, kind: 'text', width: 130 },
  minutes: { label: personWords.minutes, kind: 'number', width: 120 },
  signed_at: { label: w.stateSigned, kind: 'instant', showsTime: true, isHidden: true, width: 150 },
})
