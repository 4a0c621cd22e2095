import fc from 'fast-check'
import { expect, test } from 'vitest'
import { monthlyChoices, mostDates, readRule, writeRule } from './recurrence.ts'
import { ruleSentence } from './series-words.ts'

const bounds = fc.oneof(
  fc.record({ count: fc.integer({ min: 1, max: 60 }), until: fc.constant(null) }),
  fc.record({ count: fc.constant(null), until: fc.constantFrom('2027-02-28', '2028-02-29', '2031-12-31') }),
)
const interval = fc.integer({ min: 1, max: 52 })
const shape = fc.oneof(
  fc.record({
    frequency: fc.constant('daily' as const),
    weekdays: fc.constant<number[]>([]),
    month_day: fc.constant(null),
    nth: fc.constant(null),
  }),
  fc.record({
    frequency: fc.constant('weekly' as const),
    weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
    month_day: fc.constant(null),
    nth: fc.constant(null),
  }),
  fc.record({
    frequency: fc.constant('monthly' as const),
    weekdays: fc.constant<number[]>([]),
    month_day: fc.constantFrom(-1, 1, 15, 31),
    nth: fc.constant(null),
  }),
  fc.record({
    frequency: fc.constant('monthly' as const),
    weekdays: fc.integer({ min: 1, max: 7 }).map((day) => [day]),
    month_day: fc.constant(null),
    nth: fc.constantFrom(-1, 1, 4),
  }),
)

test('a rule written is read as it was', () => {
  fc.assert(
    fc.property(shape, interval, bounds, (part, every, end) => {
      const rule = { ...part, interval: every, ...end }
      expect(readRule(writeRule(rule))).toEqual(rule)
    }),
  )
})

test('a rule without an end, too long, or that the product does not offer is refused', () => {
  for (const text of [
    'FREQ=WEEKLY;BYDAY=MO',
    'FREQ=WEEKLY;COUNT=3',
    'FREQ=DAILY;COUNT=0',
    `FREQ=DAILY;COUNT=${mostDates + 1}`,
    'FREQ=DAILY;UNTIL=20270230',
    'FREQ=YEARLY;COUNT=3',
    'FREQ=MONTHLY;BYDAY=5MO;COUNT=3',
    'FREQ=DAILY;INTERVAL=0;COUNT=3',
    'FREQ=DAILY;COUNT=3\nDTSTART:20270101',
  ])
    expect(readRule(text)).toBeUndefined()
})

test('a monthly rule falls on the date, or on the weekday, and says when that is the last', () => {
  const rules = (day: string) => monthlyChoices(day).map(({ month_day, nth }) => month_day ?? `${nth}`)
  expect(rules('2027-01-12')).toEqual([12, '2'])
  expect(rules('2027-01-26')).toEqual([26, '4', '-1'])
  expect(rules('2027-01-31')).toEqual([31, -1, '-1'])
})

test('a rule is said in words', () => {
  const say = (sentence: { fr: string; en: string }, values?: object) => `${sentence.fr} ${JSON.stringify(values)}`
  const rule = readRule('FREQ=MONTHLY;INTERVAL=2;BYDAY=-1TU;COUNT=6')
  expect(rule && ruleSentence(rule, say, 'fr')).toContain('"on":"le dernier mardi"')
  const weekly = readRule('FREQ=WEEKLY;BYDAY=TU,TH;COUNT=6')
  expect(weekly && ruleSentence(weekly, say, 'fr')).toContain('le mardi et le jeudi')
})
