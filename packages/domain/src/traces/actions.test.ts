import { expect, test } from 'vitest'
import { audienceOf, connectionActions, isMasked, recordActions, taskActions } from './actions.ts'

test.each(['update_user', 'update_event_pricing', 'record_payment', 'finish_task', 'mark_late'])('%s is public (B6)', (action) =>
  expect(audienceOf(action)).toBe('public'),
)
test.each(['login', 'erase_user', 'update_settings', 'view_responses', 'front_error', 'screen:update_user', 'never heard of', ''])(
  '%s is private (B6)',
  (action) => expect(audienceOf(action)).toBe('private'),
)
test('changes of records and of tasks are public, sign-ins are not (B6)', () => {
  expect([...recordActions, ...taskActions].map(audienceOf)).not.toContain('private')
  expect(connectionActions.map(audienceOf)).not.toContain('public')
})
test('secrets, bank details and health are masked, names are not (A35)', () => {
  expect(['password', 'totp_secret', 'iban', 'bic', 'card_token', 'health_note', 'disability'].filter((field) => !isMasked(field))).toEqual(
    [],
  )
  expect(['first_name', 'mail', 'town'].filter(isMasked)).toEqual([])
})
