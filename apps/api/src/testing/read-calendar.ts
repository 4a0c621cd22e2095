import ICAL from 'ical.js'
import { expect } from 'vitest'

type Component = { name: string; properties: Map<string, string>; within: Component[] }

const readComponent = (component: ICAL.Component): Component => ({
  name: component.name.toUpperCase(),
  properties: new Map(
    component.getAllProperties().map((property) => {
      const value = property.getFirstValue()
      return [property.name.toUpperCase(), value instanceof ICAL.Time ? value.toICALString() : String(value)]
    }),
  ),
  within: component.getAllSubcomponents().map(readComponent),
})

/** A calendar read by a parser that is not ours, its lines ended and folded as RFC 5545 §3.1 asks. */
export function readCalendar(text: string): Component {
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
  const calendar = readComponent(new ICAL.Component(ICAL.parse(text)))
  expect(calendar.name).toBe('VCALENDAR')
  return calendar
}
