import { expect, test } from 'vitest'
import { codedStatus } from './names.ts'

test('a status told by its number is read in words, where the act says whose status it is', () => {
  expect(codedStatus('change-registration', 'status', '3')?.fr).toBe('À payer')
  expect(codedStatus('follow-funding', 'manual_status', '9')?.en).toBe('Rejected by the funder')
  expect(codedStatus('change-registration', 'version', '3')).toBeUndefined()
  expect(codedStatus('update_user', 'status', '3')).toBeUndefined()
  expect(codedStatus('change-registration', 'status', 'toPay')).toBeUndefined()
})
