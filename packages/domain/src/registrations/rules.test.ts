import { describe, expect, it } from 'vitest'
import { isCancellable, nextStatus, type RegistrationFacts, stepFrom, unsettledStatuses } from './rules.ts'
import { holdsPlace, registrationStatus } from './status.ts'

const names = ['is_form_complete', 'is_quiz_done', 'are_papers_given', 'is_due', 'needs_approval', 'is_approved'] as const
const everyFacts = Array.from({ length: 2 ** names.length }, (_, bits) =>
  Object.fromEntries(names.map((name, rank) => [name, (bits & (1 << rank)) !== 0])),
) as RegistrationFacts[]

const isComplete = (facts: RegistrationFacts) => facts.is_form_complete && facts.is_quiz_done && facts.are_papers_given

describe('nextStatus, on the 64 possible facts', () => {
  it('asks to complete whenever the form, the quiz or a paper waits, whatever is due', () => {
    const possible = everyFacts.filter((facts) => !facts.is_form_complete || !facts.is_quiz_done || !facts.are_papers_given)
    expect(possible).toHaveLength(56)
    expect(new Set(possible.map(nextStatus))).toEqual(new Set(['toComplete']))
  })
  it('asks to pay once complete, before any approval', () => {
    const due = everyFacts.filter((facts) => isComplete(facts) && facts.is_due)
    expect(due).toHaveLength(4)
    expect(new Set(due.map(nextStatus))).toEqual(new Set(['toPay']))
  })
  it('asks approval last, and confirms when it is given or not needed', () => {
    const settled = everyFacts.filter((facts) => isComplete(facts) && !facts.is_due)
    expect(settled.map((facts) => [facts.needs_approval, facts.is_approved, nextStatus(facts)])).toEqual([
      [false, false, 'registered'],
      [true, false, 'toValidate'],
      [false, true, 'registered'],
      [true, true, 'registered'],
    ])
  })
})

describe('stepFrom', () => {
  it('never proposes a forbidden transition', () => {
    const forbidden = registrationStatus.keys.flatMap((status) =>
      everyFacts.flatMap((facts) => {
        const step = stepFrom(status, facts)
        return step && !registrationStatus.mayFollow(status, step) ? [`${status} → ${step}`] : []
      }),
    )
    expect(forbidden).toEqual([])
  })
  it('never goes back, nor touches what is confirmed, over or cancelled', () => {
    const facts = {
      is_form_complete: true,
      is_quiz_done: true,
      are_papers_given: true,
      is_due: true,
      needs_approval: false,
      is_approved: false,
    }
    expect(stepFrom('toValidate', facts)).toBeUndefined()
    expect(stepFrom('toPay', facts)).toBeUndefined()
    const free = { ...facts, is_due: false }
    const moved = registrationStatus.keys.filter((status) => stepFrom(status, free) !== undefined)
    expect(moved).toEqual([...unsettledStatuses])
  })
})

describe('the states', () => {
  it('gives up statuses 0 to 5 only', () => {
    expect(registrationStatus.keys.filter(isCancellable).map(registrationStatus.codeOf)).toEqual([0, 1, 2, 3, 4, 5])
  })
  it('holds a place in 0 and 2 to 8', () => {
    expect(registrationStatus.keys.filter(holdsPlace).map(registrationStatus.codeOf)).toEqual([0, 2, 3, 4, 5, 6, 7, 8])
  })
  it('allows exactly the written transitions', () => {
    const allowed = registrationStatus.keys.map((from) => [
      registrationStatus.codeOf(from),
      registrationStatus.keys.filter((to) => registrationStatus.mayFollow(from, to)).map(registrationStatus.codeOf),
    ])
    expect(Object.fromEntries(allowed)).toEqual({
      0: [2, 3, 4, 5, 9],
      1: [2, 3, 4, 5, 9],
      2: [3, 4, 5, 9],
      3: [4, 5, 9],
      4: [5, 9],
      5: [6, 7, 8, 9],
      6: [5, 7, 8],
      7: [6],
      8: [5, 6, 7],
      9: [0, 5],
    })
  })
})
