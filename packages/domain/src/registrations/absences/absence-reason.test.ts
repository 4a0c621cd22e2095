import { expect, test } from 'vitest'
import { registrationsContract } from '../contract.ts'
import { type RegistrationStatus, registrationStatus } from '../status.ts'
import { type AbsenceReason, absenceReason } from './absence-reason.ts'

test('somebody is noted absent for a reason of the list, in words when it is none of them; any other change is said in words', () => {
  const isValid = (status: RegistrationStatus, absence?: AbsenceReason, reason?: string) =>
    registrationsContract.changeStatus.body.safeParse({
      status: registrationStatus.codeOf(status),
      ...(absence && { absence_reason: absenceReason.codeOf(absence) }),
      reason,
    }).success
  expect([
    isValid('absent', 'sickLeave'),
    isValid('absent', 'other', 'Grève'),
    isValid('absent', 'other', ' '),
    isValid('absent', undefined, 'Grève'),
    isValid('present', undefined, 'Arrivée'),
    isValid('present', 'sickLeave'),
    isValid('present'),
  ]).toEqual([true, true, false, false, true, false, false])
})
