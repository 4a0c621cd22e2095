import { sumOf } from '../kernel/totals.ts'
import type { Count, Figures } from './figures.ts'
import { type LearnerStatus, learnerStatus } from './learner-status.ts'
import { type DeclaredLine, declaredLines, productLine } from './product-line.ts'
import { hoursOf, shareHours } from './share-hours.ts'
import { type CertificationLevel, certificationLevel, type TrainingObjective, trainingObjective } from './training-objective.ts'

/** Trainees of actions alike: cents and minutes are never rounded here. */
export type LearnerGroup = {
  status: LearnerStatus | null
  objective: TrainingObjective
  level: CertificationLevel | null
  nsf: string | null
  /** Given to another organisation (F-2). */
  is_given: boolean
  /** Held on behalf of another organisation (G). */
  is_ordered: boolean
  is_remote: boolean
  people: number
  minutes: number
}
/** Facts of an exercise, summed by what sorts them. */
export type ReturnFacts = {
  /** Cents without tax of each line; null where the payer's nature is not known. */
  products: readonly { line: DeclaredLine | null; cents: number }[]
  /** Cents without tax of everything invoiced. */
  turnover: number
  trainers: readonly { is_external: boolean; people: number; minutes: number }[]
  learners: readonly LearnerGroup[]
}

type Sum = { people: number; minutes: number }
const sumUp = (rows: readonly Sum[]): Sum => ({ people: sumOf(rows, (row) => row.people), minutes: sumOf(rows, (row) => row.minutes) })
const counted = (rows: readonly Sum[]): Count => {
  const { people, minutes } = sumUp(rows)
  return { people, hours: hoursOf(minutes) }
}

/** The rows of a frame, whose hours add up to those of all of them; in the order of `keys`. */
function framed<Key>(rows: readonly LearnerGroup[], keys: readonly Key[], keyOf: (row: LearnerGroup) => Key): Count[] {
  const sums = keys.map((key) => sumUp(rows.filter((row) => keyOf(row) === key)))
  const hours = shareHours(sums.map(({ minutes }) => minutes))
  return sums.map(({ people }, at) => ({ people, hours: hours[at] ?? 0 }))
}

/** Specialities listed in F-4 by themselves, at most. */
const mostSpecialities = 5
const none: Count = { people: 0, hours: 0 }

/** Amounts are rounded to the euro line by line, as the form adds them (BPF-03). */
const euros = (cents: number): number => Math.round(cents / 100)

/** What a return declares, from the facts of its exercise (BPF-04 to BPF-08). */
export function countFigures({ products, turnover, trainers, learners }: ReturnFacts): Figures {
  const centsOf = (line: DeclaredLine | null): number => sumOf(products, (row) => (row.line === line ? row.cents : 0))
  const lines = declaredLines.map((line) => ({ line, euros: euros(centsOf(line)) }))
  const total = sumOf(lines, (row) => row.euros)
  const ours = learners.filter(({ is_ordered }) => !is_ordered)
  const ordered = learners.filter(({ is_ordered }) => is_ordered)

  const statuses = framed(ours, [...learnerStatus.keys, null], ({ status }) => status)
  const objectives = framed(ours, trainingObjective.keys, ({ objective }) => objective)
  const registered = ours.filter(({ objective }) => objective === 'rncp')
  const levels = framed(registered, [...certificationLevel.keys, null], ({ level }) => level)
  const { main, rest } = specialitiesOf(ours)
  const specialities = framed(ours, [...main, 'others', null], ({ nsf }) => (nsf !== null && rest.has(nsf) ? 'others' : nsf))

  return {
    is_remote: learners.some(({ is_remote }) => is_remote),
    products: lines,
    unclassed: euros(centsOf(null)),
    funded: sumOf(lines, (row) => (productLine.isIn(row.line, 'isFunded') ? row.euros : 0)),
    total,
    share: shareOf(total, euros(turnover)),
    own_trainers: counted(trainers.filter(({ is_external }) => !is_external)),
    external_trainers: counted(trainers.filter(({ is_external }) => is_external)),
    learners: learnerStatus.keys.map((status, at) => ({ status, ...(statuses[at] ?? none) })),
    unclassed_learners: statuses.at(-1) ?? none,
    all_learners: counted(ours),
    given: counted(ours.filter(({ is_given }) => is_given)),
    objectives: trainingObjective.keys.map((objective, at) => ({ objective, ...(objectives[at] ?? none) })),
    levels: certificationLevel.keys.map((level, at) => ({ level, ...(levels[at] ?? none) })),
    unclassed_levels: levels.at(-1) ?? none,
    specialities: main.map((nsf, at) => ({ nsf, ...(specialities[at] ?? none) })),
    other_specialities: specialities.at(-2) ?? none,
    unclassed_specialities: specialities.at(-1) ?? none,
    ordered: counted(ordered),
  }
}

/** Percent of the turnover that training makes: whole, and at least 1 as soon as there was some (BPF-03). */
function shareOf(total: number, turnover: number): number {
  if (total <= 0 || turnover <= 0) return 0
  return Math.min(100, Math.max(1, Math.round((total * 100) / turnover)))
}

/** The codes that weigh most by their hours, then by the people, and the others. */
function specialitiesOf(rows: readonly LearnerGroup[]): { main: string[]; rest: ReadonlySet<string> } {
  const sums = Map.groupBy(
    rows.filter(({ nsf }) => nsf !== null),
    ({ nsf }) => nsf ?? '',
  )
  const ranked = [...sums]
    .map(([nsf, of]) => ({ nsf, ...sumUp(of) }))
    .toSorted((a, b) => b.minutes - a.minutes || b.people - a.people || (a.nsf < b.nsf ? -1 : 1))
    .map(({ nsf }) => nsf)
  return { main: ranked.slice(0, mostSpecialities), rest: new Set(ranked.slice(mostSpecialities)) }
}
