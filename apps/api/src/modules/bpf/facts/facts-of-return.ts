import type { LearnerGroup, ReturnFacts } from '@kxo/domain/bpf/count-figures'
import { learnerStatus } from '@kxo/domain/bpf/learner-status'
import { type DeclaredLine, productLine } from '@kxo/domain/bpf/product-line'
import { certificationLevel, trainingObjective } from '@kxo/domain/bpf/training-objective'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { ExerciseScope } from './exercise-scope.ts'
import { learnerFacts, trainingFacts } from './learner-facts.ts'
import { openSheets } from './open-sheets.ts'
import { productFacts } from './product-facts.ts'
import { trainerFacts } from './trainer-facts.ts'

const outside = productLine.codeOf('outside')

type Group = {
  event_id: number
  status: number | null
  objective: number
  level: number | null
  nsf: string | null
  is_given: boolean
  is_ordered: boolean
  is_remote: boolean
  people: number
  minutes: number
  /** Companies whose kind would tell the status of some of them. */
  unknown: number[]
}
const groupOf = ({ event_id: _, unknown: _unknown, status, objective, level, ...group }: Group): LearnerGroup => ({
  ...group,
  status: status === null ? null : learnerStatus.keyOf(status),
  objective: trainingObjective.keyOf(objective),
  level: level === null ? null : certificationLevel.keyOf(level),
})

/** What a return counts in an exercise, and how much waits to be classed: the half-days are passed over once. */
export async function factsOfReturn({ db, now }: Context, scope: ExerciseScope) {
  const rowsOf = async <Row>(query: RawBuilder<Row>): Promise<Row[]> => (await query.execute(db)).rows
  const products = await rowsOf(
    sql<{ line: number | null; cents: number; payers: number[] }>`
      select line, sum(cents)::bigint as cents, coalesce(array_agg(distinct company_id) filter (where line is null and company_id is not null), '{}') as payers
        from (${productFacts(scope)}) rows group by line`,
  )
  const trainers = await rowsOf(sql<{ is_external: boolean; people: number; minutes: number }>`
    select is_external, count(*)::int as people, sum(minutes)::bigint as minutes from (${trainerFacts(scope, now)}) rows group by is_external`)
  const learners = await rowsOf(sql<Group>`
    select l.event_id, l.status, t.objective, t.level, t.nsf, t.is_given, t.is_ordered, t.is_online as is_remote,
           count(*)::int as people, sum(l.minutes)::bigint as minutes,
           coalesce(array_agg(distinct l.company_id) filter (where ${isUnknownPayer}), '{}') as unknown
      from (${learnerFacts(scope, now)}) l join (${trainingFacts}) t on t.id = l.event_id
     group by 1, 2, 3, 4, 5, 6, 7, 8`)
  const sheets = await rowsOf(sql<{ n: number }>`select count(*)::int as n from (${openSheets(scope, now)}) rows`)
  const facts: ReturnFacts = {
    products: products
      .filter(({ line }) => line !== outside)
      .map(({ line, cents }) => ({ line: line === null ? null : (productLine.keyOf(line) as DeclaredLine), cents })),
    turnover: products.reduce((sum, { cents }) => sum + cents, 0),
    trainers,
    learners: learners.map(groupOf),
  }
  const ours = learners.filter(({ is_ordered }) => !is_ordered)
  const trainingsWhere = (is: (group: Group) => boolean): number => new Set(ours.filter(is).map(({ event_id }) => event_id)).size
  const payers = [...products.flatMap((row) => row.payers), ...ours.flatMap(({ unknown }) => unknown)]
  const rncp = trainingObjective.codeOf('rncp')
  return {
    facts,
    missing: {
      payers: new Set(payers.map(Number)).size,
      learners: ours.reduce((sum, { status, people }) => (status === null ? sum + people : sum), 0),
      specialities: trainingsWhere(({ nsf }) => nsf === null),
      levels: trainingsWhere(({ objective, level }) => objective === rncp && level === null),
      sheets: sheets[0]?.n ?? 0,
    },
  }
}

/** A trainee whose status hangs on the kind of their company, which nobody said. */
const isUnknownPayer = sql`l.status is null and l.nature is null and l.company_id is not null`

/** Companies without a kind, be they billed or those of people whose status hangs on it. */
export const payersMissing = (scope: ExerciseScope, now: Date) => sql<{ id: number; cents: number; people: number }>`
  select company_id as id, sum(cents)::bigint as cents, sum(people)::int as people from (
    select company_id, cents, 0 as people from (${productFacts(scope)}) b where line is null
    union all
    select l.company_id, 0, 1 from (${learnerFacts(scope, now)}) l join (${trainingFacts}) t on t.id = l.event_id
     where ${isUnknownPayer} and not t.is_ordered
  ) rows group by company_id`
