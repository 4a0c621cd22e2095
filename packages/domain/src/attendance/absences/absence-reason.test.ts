import { expect, test } from 'vitest'
import { absenceReason, absenceText } from '../../registrations/absences/absence-reason.ts'
import { attendanceContract } from '../contract.ts'

const body = attendanceContract.markAbsent.body
test('FOR-31 an absence says why, in words when it is none of the list', () => {
  const isValid = (absence_reason: number | undefined, reason?: string) =>
    body.safeParse({ registration: 3, absence_reason, reason }).success
  const [sickLeave, other] = absenceReason.codesOf('sickLeave', 'other')
  expect([
    isValid(sickLeave),
    isValid(other, 'Grève'),
    isValid(other),
    isValid(other, ' '),
    isValid(undefined, 'Grève'),
    isValid(99),
  ]).toEqual([true, true, false, false, false, false])
})

test('a reason is shown with what was said beside it, what was recorded without one by its words alone', () => {
  expect(absenceText('Arrêt maladie', 'jusqu’à lundi')).toBe('Arrêt maladie – jusqu’à lundi')
  expect([absenceText('Congé', ''), absenceText(null, 'Grève'), absenceText(null, '')]).toEqual(['Congé', 'Grève', ''])
})
