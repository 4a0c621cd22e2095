import { expect, it } from 'vitest'
import { undatedWord } from './catalogue/card-in-words.ts'
import { hasSessions, needsNoDates, unfitForStanding } from './standing.ts'

it('a standing registration is said so in place of dates, whatever its pace', () => {
  expect(undatedWord({ nature: 'registration', is_asynchronous: true }).en).toBe('Open {registration}')
  expect(undatedWord({ nature: 'master', is_asynchronous: true }).en).toBe('Self-paced')
  expect(undatedWord({ nature: 'master', is_asynchronous: false }).en).toBe('Dates to come')
})

it('has no sessions, and needs no dates', () => {
  expect((['master', 'activity', 'model', 'registration'] as const).filter((nature) => hasSessions({ nature }))).toEqual([
    'master',
    'activity',
  ])
  expect(needsNoDates({ nature: 'registration', is_asynchronous: false })).toBe(true)
  expect(needsNoDates({ nature: 'master', is_asynchronous: false })).toBe(false)
})

it('names what it cannot have', () => {
  expect(unfitForStanding({ start_date: null, is_training: false })).toEqual([])
  expect(unfitForStanding({ start_date: new Date(0), type_formation: 'inter', is_training: true })).toEqual([
    'start_date',
    'type_formation',
    'is_training',
  ])
})
