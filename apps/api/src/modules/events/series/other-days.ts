import { eventsErrors } from '@kxo/domain/events/errors'
import { mostDates } from '@kxo/domain/events/series/recurrence'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { refuse } from '@kxo/domain/kernel/errors'
import type { EventFacts } from '../queries.ts'
import { expandRule } from './expand-rule.ts'

/** The day of an event, or of an activity, that can be repeated. @throws 409 for one that cannot */
export function firstDayOf(event: EventFacts): string {
  if (event.start_date === null || (event.nature !== 'master' && event.nature !== 'activity')) return refuse(eventsErrors.notRepeatable)
  return dayInZone(event.start_date, event.time_zone)
}

/** The days a rule gives an event after its own. @throws 422 when the rule leaves out that day, or gives too many */
export function otherDays(event: EventFacts, rule: string): string[] {
  const first = firstDayOf(event)
  const days = expandRule(rule, first, mostDates + 1)
  if (days[0] !== first) refuse(eventsErrors.ruleMissesFirstDay, { day: event.start_date as Date })
  if (days.length > mostDates) refuse(eventsErrors.tooManyDates, { most: mostDates })
  return days.slice(1)
}
