import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AvailabilityFacts, availabilityOf, placesLeft } from './rules.ts'

const now = new Date('2027-03-10T12:00:00Z')
const instant = fc.integer({ min: -400, max: 400 }).map((hours) => new Date(now.getTime() + hours * 3_600_000))
const maybe = fc.option(instant, { nil: null })
const facts: fc.Arbitrary<AvailabilityFacts> = fc
  .record({
    is_active: fc.boolean(),
    cancelled_at: maybe,
    closed_at: maybe,
    start_date: maybe,
    hours: fc.option(fc.integer({ min: 0, max: 200 }), { nil: null }),
    is_asynchronous: fc.boolean(),
    opening_date: maybe,
    limit_date: maybe,
    max_participants: fc.option(fc.integer({ min: 1, max: 20 }), { nil: null }),
    taken: fc.integer({ min: 0, max: 25 }),
    overbooking_allowed: fc.boolean(),
    has_waiting_list: fc.boolean(),
  })
  .map(({ hours, ...one }) => ({
    ...one,
    end_date: one.start_date && hours !== null ? new Date(one.start_date.getTime() + hours * 3_600_000) : null,
  }))

describe('availability, whatever the event', () => {
  it('never offers a place that is not there, unless the tenant overbooks', () => {
    fc.assert(
      fc.property(facts, (event) => {
        const isOffered = availabilityOf(event, now) === 'available'
        if (isOffered && !event.overbooking_allowed) expect(placesLeft(event)).not.toBe(0)
      }),
    )
  })
  it('is closed for good once withdrawn, cancelled, closed or past its limit, whatever its places', () => {
    fc.assert(
      fc.property(facts, (event) => {
        const answer = availabilityOf(event, now)
        if (!event.is_active || event.cancelled_at) expect(answer).toBe('inactive')
        else if (event.closed_at) expect(answer).toBe('expired')
        else if (event.limit_date && event.limit_date < now) expect(['expired', 'pastLimitDate']).toContain(answer)
      }),
    )
  })
  it('only ever closes as time passes, once its registrations have opened', () => {
    const openness = ['available', 'waitingList', 'full']
    fc.assert(
      fc.property(facts, fc.integer({ min: 0, max: 1000 }), (event, hours) => {
        fc.pre(event.opening_date === null || event.opening_date <= now)
        const later = availabilityOf(event, new Date(now.getTime() + hours * 3_600_000))
        if (!openness.includes(availabilityOf(event, now))) expect(openness).not.toContain(later)
      }),
    )
  })
  it('has room again as soon as one place is given back', () => {
    fc.assert(
      fc.property(facts, (event) => {
        const isShut = availabilityOf(event, now) === 'full' || availabilityOf(event, now) === 'waitingList'
        if (isShut) expect(availabilityOf({ ...event, taken: (event.max_participants ?? 1) - 1 }, now)).toBe('available')
      }),
    )
  })
})
