import { expect, test } from 'vitest'
import { mayReturnTo } from './target.ts'

test.each(['/events', '/events/12?tab=a#b', '/forma/events/3'])('%s may be returned to', (address) =>
  expect(mayReturnTo(address)).toBe(true),
)

test.each(['https://evil.test', '//evil.test', '/\\evil.test', 'events', '', null, '/logout', '/logout?client=a', '/login/forma'])(
  '%s may not be returned to',
  (address) => expect(mayReturnTo(address)).toBe(false),
)
