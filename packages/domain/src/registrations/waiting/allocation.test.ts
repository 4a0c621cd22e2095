import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate, needsOf } from './allocation.ts'

const group = { id: 1, people: 3, needs: 3 }
const person = { id: 2, people: 1, needs: 1 }

describe('who is offered free places', () => {
  it('passes over a group that wants three together when one is free, and offers it to the next', () => {
    expect(allocate([group, person], 1)).toEqual({ offers: [{ id: 2, places: 1 }], skips: [{ id: 1, needs: 3, free: 1 }] })
  })
  it('gives the group its three first when three are free', () => {
    expect(allocate([group, person], 3)).toEqual({ offers: [{ id: 1, places: 3 }], skips: [] })
  })
  it('gives “at least two of five” as many as there are', () => {
    expect(allocate([{ id: 1, people: 5, needs: 2 }], 4).offers).toEqual([{ id: 1, places: 4 }])
  })
  it('lets the rest of a group that has its minimum come one by one', () => {
    expect(needsOf({ at_least: 3, people: 2, served: 3 })).toBe(1)
    expect(needsOf({ at_least: 5, people: 4, served: 0 })).toBe(4)
    expect(needsOf({ at_least: 3, people: 5, served: 1 })).toBe(2)
  })

  const queues = fc.array(
    fc
      .integer({ min: 1, max: 8 })
      .chain((people) => fc.record({ people: fc.constant(people), needs: fc.integer({ min: 1, max: people }) })),
    { maxLength: 12 },
  )
  it('never offers more than is free, nor less than a request takes, and leaves no place somebody could use', () => {
    fc.assert(
      fc.property(queues, fc.integer({ min: 0, max: 20 }), (requests, free) => {
        const queue = requests.map((request, id) => ({ ...request, id }))
        const { offers, skips } = allocate(queue, free)
        const offered = offers.reduce((sum, { places }) => sum + places, 0)
        expect(offered).toBeLessThanOrEqual(free)
        for (const { id, places } of offers) expect(places).toBeGreaterThanOrEqual(queue[id]!.needs)
        const served = new Set(offers.map(({ id }) => id))
        for (const { id, needs } of queue) if (!served.has(id)) expect(needs).toBeGreaterThan(free - offered)
        for (const skip of skips) expect(skip.needs).toBeGreaterThan(skip.free)
      }),
    )
  })
  it('never offers a request’s places to a later one that wants as many', () => {
    fc.assert(
      fc.property(queues, fc.integer({ min: 0, max: 20 }), (requests, free) => {
        const queue = requests.map((request, id) => ({ ...request, id }))
        const served = new Set(allocate(queue, free).offers.map(({ id }) => id))
        for (const late of queue)
          for (const early of queue.slice(0, late.id))
            if (served.has(late.id) && early.needs <= late.needs) expect(served.has(early.id)).toBe(true)
      }),
    )
  })
})
