import { expect, test } from 'vitest'
import { opensTooLate } from './registration-period.ts'

const at = (hour: number) => new Date(Date.UTC(2027, 2, 4, hour))
const event = { start_date: at(8), limit_date: null, is_asynchronous: false, opening_date: null }

test.each([
  ['without an opening', {}, false],
  ['before the start', { opening_date: at(7) }, false],
  ['at the start', { opening_date: at(8) }, true],
  ['after the limit', { opening_date: at(6), limit_date: at(5) }, true],
  ['before a limit that follows the start', { opening_date: at(9), limit_date: at(10) }, false],
  ['without dates', { opening_date: at(9), start_date: null }, false],
  ['at each one’s own pace', { opening_date: at(9), is_asynchronous: true }, false],
])('registrations that open %s', (_, change, expected) => expect(opensTooLate({ ...event, ...change })).toBe(expected))
