import { attendanceContract } from '@kxo/domain/attendance/contract'
import type { Sheet } from '@kxo/domain/attendance/sheet'
import { copiedQuery } from '../offline-copy.ts'

/** The caller's half-days; without the network, those this device read last. */
export const ownHalfDaysQuery = () => ({
  ...copiedQuery(attendanceContract.ownHalfDays, { query: { user: 'me' } }, { place: 'half-days' }),
  refetchInterval: 60_000,
})

/** What each person drew, and why they say they are away, is read with the network alone. */
const withoutPrivate = (sheet: Sheet): Sheet => ({
  ...sheet,
  notices: [],
  people: sheet.people.map((person) => ({ ...person, marks: person.marks.map((mark) => ({ ...mark, drawing: null })) })),
})

/** A sheet; without the network, as this device read it last, so that it is passed round all the same. */
export const sheetQuery = (id: number) =>
  copiedQuery(attendanceContract.sheet, { params: { id } }, { place: `sheet-${id}`, stored: withoutPrivate })
