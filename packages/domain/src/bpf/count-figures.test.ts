import { describe, expect, it, test } from 'vitest'
import { countFigures, type LearnerGroup, type ReturnFacts } from './count-figures.ts'
import { checksOf } from './return-checks.ts'

const group = (change: Partial<LearnerGroup>): LearnerGroup => ({
  status: 'employee',
  objective: 'other',
  level: null,
  nsf: '326',
  is_given: false,
  is_ordered: false,
  is_remote: false,
  people: 1,
  minutes: 60,
  ...change,
})

/** BPF-09, in its facts. */
const worked: ReturnFacts = {
  products: [
    { line: 'companies', cents: 270_000 },
    { line: 'plan', cents: 180_000 },
    { line: 'franceTravail', cents: 105_000 },
    { line: 'trainingBodies', cents: 140_000 },
    { line: 'individuals', cents: 30_000 },
  ],
  turnover: 725_000,
  trainers: [
    { is_external: false, people: 1, minutes: 25 * 60 },
    { is_external: true, people: 1, minutes: 7 * 60 },
  ],
  learners: [
    group({ people: 5, minutes: 66.5 * 60 }),
    group({ status: 'jobSeeker', objective: 'rs', nsf: '314', is_given: true, people: 3, minutes: 21 * 60 }),
    group({ is_ordered: true, nsf: null, status: null, people: 10, minutes: 70 * 60 }),
    group({ status: 'individual', is_remote: true, people: 2, minutes: 8 * 60 }),
  ],
}

describe('BPF-09 the worked example', () => {
  const figures = countFigures(worked)
  const of = (line: string) => figures.products.find((row) => row.line === line)?.euros

  it('sorts what was invoiced by who paid', () => {
    expect(['companies', 'plan', 'franceTravail', 'individuals', 'trainingBodies'].map(of)).toEqual([2700, 1800, 1050, 300, 1400])
    expect(figures).toMatchObject({ funded: 1800, total: 7250, share: 100, is_remote: true })
  })

  it('counts trainees and hours the same in the three frames', () => {
    expect(figures.learners.map(({ people, hours }) => [people, hours])).toEqual([
      [5, 67],
      [0, 0],
      [3, 21],
      [2, 8],
      [0, 0],
    ])
    expect(figures.all_learners).toEqual({ people: 10, hours: 96 })
    expect(figures.given).toEqual({ people: 3, hours: 21 })
    const byObjective = Object.fromEntries(figures.objectives.map(({ objective, people, hours }) => [objective, [people, hours]]))
    expect(byObjective).toMatchObject({ rs: [3, 21], other: [7, 75] })
    expect(figures.specialities).toEqual([
      { nsf: '326', people: 7, hours: 75 },
      { nsf: '314', people: 3, hours: 21 },
    ])
    expect(figures.ordered).toEqual({ people: 10, hours: 70 })
  })

  it('tells its own trainers from the others, and passes every control', () => {
    expect([figures.own_trainers.hours, figures.external_trainers.hours]).toEqual([25, 7])
    expect(checksOf(figures).filter(({ is_right }) => !is_right)).toEqual([])
  })
})

test('BPF-08 hours rounded apart would not add up: the largest remainders take what is missing', () => {
  const thirds = (['employee', 'jobSeeker', 'individual'] as const).map((status) => group({ status, minutes: 100 }))
  const figures = countFigures({ ...worked, learners: thirds })
  expect(figures.all_learners.hours).toBe(5)
  expect(figures.learners.map(({ hours }) => hours)).toEqual([2, 0, 2, 1, 0])
})

test('BPF-03 the share of training is whole, and one percent at least once there was some', () => {
  const shareOf = (cents: number, turnover: number): number =>
    countFigures({ ...worked, products: [{ line: 'companies', cents }], turnover }).share
  expect([shareOf(10_000, 100_000_000), shareOf(49_600, 100_000), shareOf(0, 100_000), shareOf(100, 0)]).toEqual([1, 50, 0, 0])
})

test('BPF-04 F-4 lists five specialities, the most hours first, and gathers the others', () => {
  const codes = ['110', '111', '112', '113', '114', '115', '116']
  const learners = codes.map((nsf, at) => group({ nsf, minutes: 60 * (at + 1) }))
  const figures = countFigures({ ...worked, learners })
  expect(figures.specialities.map(({ nsf }) => nsf)).toEqual(['116', '115', '114', '113', '112'])
  expect(figures.other_specialities).toEqual({ people: 2, hours: 3 })
})

test('BPF-05 what is not classed fails the control that waits for it, by how much', () => {
  const figures = countFigures({
    ...worked,
    products: [...worked.products, { line: null, cents: 50_000 }],
    learners: [...worked.learners, group({ status: null, nsf: null, objective: 'rncp' })],
  })
  const wrong = checksOf(figures).filter(({ is_right }) => !is_right)
  expect(wrong).toEqual([
    { key: 'payers', is_right: false, expected: 7750, found: 7250 },
    { key: 'learners', is_right: false, expected: 11, found: 10 },
    { key: 'specialities', is_right: false, expected: 11, found: 10 },
    { key: 'levels', is_right: false, expected: 1, found: 0 },
  ])
})

test.each([
  ['trainees of another body without income from it', { products: worked.products.filter(({ line }) => line !== 'trainingBodies') }],
  ['income from another body without its trainees', { learners: worked.learners.filter(({ is_ordered }) => !is_ordered) }],
])('BPF-05 %s', (_, facts) => {
  expect(checksOf(countFigures({ ...worked, ...facts })).find(({ key }) => key === 'ordered')?.is_right).toBe(false)
})
