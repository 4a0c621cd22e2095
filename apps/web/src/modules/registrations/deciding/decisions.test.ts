import { registrationStatus } from '@kxo/domain/registrations/status'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { expect, test } from 'vitest'
import { offeredActs, remindable } from './decisions.ts'

const offeredFrom = (label: object) => offeredActs.find((act) => act.label === label)?.from

test('acts are offered where a transition of the catalogue starts', () => {
  expect(offeredFrom(w.confirmNow)).toEqual(['pending', 'invited', 'toComplete', 'toPay', 'toValidate'])
  expect(offeredFrom(w.markPresent)).toEqual(['registered', 'absent'])
  expect(offeredFrom(w.markAbsent)).toEqual(['registered', 'present'])
  expect(offeredFrom(w.unsign)).toEqual(['signedIn'])
  expect(offeredFrom(w.backToRegistered)).toEqual(['present', 'absent'])
  expect(offeredFrom(w.cancelTheirs)).toEqual(['pending', 'invited', 'toComplete', 'toPay', 'toValidate', 'registered'])
  expect(offeredFrom(w.reinstate)).toEqual(['cancelled'])
  expect(remindable).toEqual(['invited', 'toComplete', 'toPay'])
})

test('every status is left by an act', () => {
  const left = new Set(offeredActs.flatMap(({ from }) => from))
  expect(registrationStatus.keys.filter((status) => !left.has(status))).toEqual([])
})
