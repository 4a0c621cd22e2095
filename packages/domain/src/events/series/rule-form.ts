import * as z from 'zod/mini'
import { weekdayOf } from '../../kernel/dates.ts'
import { optionally } from '../../kernel/validation.ts'
import { wire } from '../../kernel/wire.ts'
import { copyParts } from '../acts/copy-parts.ts'
import { frequencies, monthlyChoices, mostDates, mostInterval, type Recurrence, readRule, writeRule } from './recurrence.ts'

export const ruleEnds = ['count', 'until'] as const

/** A rule as it is filled in, with what of the event goes along and the days unticked. */
export const RuleForm = z.object({
  frequency: z.enum(frequencies),
  interval: wire.integer.check(z.minimum(1, 'min'), z.maximum(mostInterval, 'max')),
  /** Days of a weekly rule, 1 to 7, that of the event always among them. */
  weekdays: z.array(z.string()),
  /** Rank of the monthly rule among those that fall on the day of the event. */
  monthly: z.int(),
  ends: z.enum(ruleEnds),
  count: optionally(wire.integer.check(z.minimum(2, 'min'), z.maximum(mostDates, 'max'))),
  until: optionally(wire.day),
  excluded_days: z.array(wire.day),
  parts: z.array(copyParts.schema),
  publishes: wire.flag,
  one_date: wire.flag,
})
export type RuleForm = z.output<typeof RuleForm>

/** What a form begins with: every week on the day of the event, ten dates. */
export const firstRule = (day: string): Pick<RuleForm, 'frequency' | 'interval' | 'weekdays' | 'monthly' | 'ends' | 'count' | 'until'> => ({
  frequency: 'weekly',
  interval: 1,
  weekdays: [String(weekdayOf(day))],
  monthly: 0,
  ends: 'count',
  count: 10,
  until: null,
})

type Written = { [K in 'frequency' | 'interval' | 'weekdays' | 'monthly' | 'ends' | 'count' | 'until']?: unknown }

/** The rule of what is filled in so far, for an event of that day; undefined until it is whole. */
export function ruleOf({ frequency, interval, weekdays, monthly, ends, count, until }: Written, day: string): string | undefined {
  const known = frequencies.find((one) => one === frequency)
  const isByCount = ends === 'count'
  if (!known || !Number.isInteger(Number(interval)) || (isByCount ? !count : !until)) return undefined
  const days = Array.isArray(weekdays) ? weekdays.map(Number) : []
  const part: Pick<Recurrence, 'weekdays' | 'month_day' | 'nth'> =
    known === 'monthly'
      ? (monthlyChoices(day)[Number(monthly)] ?? { weekdays: [], month_day: Number(day.slice(8)), nth: null })
      : { weekdays: known === 'weekly' ? [...new Set([...days, weekdayOf(day)])] : [], month_day: null, nth: null }
  const rule = writeRule({
    frequency: known,
    interval: Number(interval),
    ...part,
    ...(isByCount ? { count: Number(count), until: null } : { count: null, until: String(until) }),
  })
  return readRule(rule) && rule
}
