import { expect, test } from 'vitest'
import { forgetTarget, mayReturnTo, rememberedTarget, rememberTarget } from './remembered-target.ts'

test.each(['/events', '/events/12?tab=a#b', '/forma/events/3'])('%s may be returned to', (address) =>
  expect(mayReturnTo(address)).toBe(true),
)

test.each(['https://evil.test', '//evil.test', '/\\evil.test', 'events', '', null, '/logout', '/logout?client=a', '/login/forma'])(
  '%s may not be returned to',
  (address) => expect(mayReturnTo(address)).toBe(false),
)

test('a place is remembered for the space it was wanted in; one that names none, for whichever comes first', () => {
  rememberTarget('/admin/user/12', 'forma')
  expect([rememberedTarget('forma'), rememberedTarget('club')]).toEqual(['/admin/user/12', null])
  rememberTarget('/admin/users', null)
  expect([rememberedTarget('forma'), rememberedTarget('club')]).toEqual(['/admin/users', '/admin/users'])
  forgetTarget()
  expect(rememberedTarget('forma')).toBeNull()
})
