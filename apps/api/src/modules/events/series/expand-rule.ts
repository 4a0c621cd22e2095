// oxlint-disable-next-line import/default -- Node reads its CommonJS build, whose exports are its default
import rrule from 'rrule'

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** The days a rule (RFC 5545) gives from its first, which need not be one of them; at most `most`. Hours and clock changes are those of the events. */
export function expandRule(rule: string, firstDay: string, most: number): string[] {
  const dates = new rrule.RRule({ ...rrule.RRule.parseString(rule), dtstart: utc(firstDay) })
  return dates.all((_, count) => count < most).map((date) => date.toISOString().slice(0, 10))
}
