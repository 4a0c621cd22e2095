import { expect, test } from 'vitest'
import { asNewcomer, type Candidate, deadEnd, dueTooSoon, lateOpening, moved } from './path.ts'

const step = (title: string, holds_place = false): Candidate => ({
  kind: 'paper',
  target: title.length,
  title,
  holds_place,
  start_at: null,
  opens_at: null,
})
const [identity, degree, morning, film] = [step('Identité', true), step('Diplôme', true), step('Matin'), step('Film')] as const

test('what gives a place comes before what needs one', () => {
  expect(deadEnd([identity, degree, morning, film])).toBeUndefined()
  expect(deadEnd([morning, film])).toBeUndefined()
  expect(deadEnd([identity, morning, film, degree])).toEqual({ blocked: degree, by: morning })
  expect(deadEnd([])).toBeUndefined()
})

test('a line moves up, down, or not at all', () => {
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'b', 'c'])
  expect(moved(['a', 'b', 'c'], 1, 3)).toEqual(['a', 'b', 'c'])
})

test('what opens late comes after what begins before', () => {
  const at = (hour: number): Date => new Date(Date.UTC(2031, 2, 30, hour))
  const [morning, afternoon] = [9, 14].map((hour) => ({ ...step(`${hour} h`), start_at: at(hour) })) as [Candidate, Candidate]
  const corrections = { ...step('Corrigés'), opens_at: at(12) }
  expect(lateOpening([morning, corrections, afternoon])).toBeUndefined()
  expect(lateOpening([corrections, film, morning, afternoon])).toEqual({ missed: morning, by: corrections })
  expect(lateOpening([corrections, afternoon])).toBeUndefined()
})

test('a step is due once it is open', () => {
  const dated = (opens_on: string | null, due_on: string | null) => ({ title: 'Film', opens_on, due_on })
  expect(dueTooSoon([dated(null, '2031-03-01'), dated('2031-03-01', '2031-03-01'), dated('2031-03-02', null)])).toBeUndefined()
  expect(dueTooSoon([dated('2031-03-02', '2031-03-01')])?.title).toBe('Film')
})

test('who has done nothing finds the first step open where the order is imposed, all of them where it is free', () => {
  const steps = [
    { title: 'Guide', opens_on: null, due_on: '2031-03-01' },
    { title: 'Film', opens_on: '2031-04-01', due_on: null },
  ]
  const seen = (isImposed: boolean) => asNewcomer(steps, isImposed, '2031-02-01').map(({ is_open, first }) => [is_open, first])
  expect(seen(true)).toEqual([
    [true, null],
    [false, 'Guide'],
  ])
  expect(seen(false)).toEqual([
    [true, null],
    [true, null],
  ])
  expect(asNewcomer(steps.slice(1), true, '2031-02-01')[0]).toMatchObject({ is_open: false, opens_on: '2031-04-01' })
})
