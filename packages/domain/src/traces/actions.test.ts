import { expect, test } from 'vitest'
import { isMasked, isPrivate, mailKeys, traceActionOf, traceCatalogue, traceFamilies } from './actions.ts'

test.each(['update_user', 'update_event_pricing', 'record_payment', 'finish_task', 'mark_late', 'start-registration'])(
  '%s is public (B6)',
  (action) => expect(isPrivate(action)).toBe(false),
)
test.each([
  'login',
  'erase_user',
  'update_settings',
  'change-registration',
  'invite-guest',
  'expire-hold',
  'screen:update_user',
  'update_event_never',
  'never heard of',
  '',
])('%s is private (B6)', (action) => expect(isPrivate(action)).toBe(true))
test('changes of records and of tasks are public, sign-ins and exports are not (B6)', () => {
  const { records, tasks, connections, exports } = traceFamilies
  expect([...records, ...tasks, ...mailKeys].filter(isPrivate)).toEqual([])
  expect([...connections, ...exports].filter((action) => !isPrivate(action))).toEqual([])
})
test('what a screen tells is the act of a screen, whatever name it gives', () => {
  expect(traceActionOf('screen:login')).toBe(traceCatalogue.screen)
  expect(traceActionOf('constructor')).toBeUndefined()
})
test('secrets, bank details and health are masked, names are not (A35)', () => {
  expect(['password', 'totp_secret', 'iban', 'bic', 'card_token', 'health_note', 'disability'].filter((field) => !isMasked(field))).toEqual(
    [],
  )
  expect(['first_name', 'mail', 'town'].filter(isMasked)).toEqual([])
})
