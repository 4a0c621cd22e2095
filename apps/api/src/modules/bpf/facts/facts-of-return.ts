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
  status: number | null
  objective: number
  level: number | null
  nsf: string | null
  is_given: boolean
  is_ordered: boolean
  is_remote: boolean
  people: number
  minutes: number
}
const groupOf = ({ status, objective, level, ...group }: Group): LearnerGroup => ({
  ...group,
  status: status === null ? null : learnerStatus.keyOf(status),
  objective: trainingObjective.keyOf(objective),
  level: level === null ? null : certificationLevel.keyOf(level),
})

/** What a return counts in an exercise, and how much waits to be classed: each fact is read once, summed by the database. */
export async function factsOfReturn({ db, now }: Context, scope: ExerciseScope) {
  const rowsOf = async <Row>(query: RawBuilder<Row>): Promise<Row[]> => (await query.execute(db)).rows
  const products = await rowsOf(
    sql<{ line: number | null; cents: number }>`select line, sum(cents)::bigint as cents from (${productFacts(scope)}) rows group by line`,
  )
  const trainers = await rowsOf(sql<{ is_external: boolean; people: number; minutes: number }>`
    select is_external, count(*)::int as people, sum(minutes)::bigint as minutes from (${trainerFacts(scope, now)}) rows group by is_external`)
  const learners = await rowsOf(sql<Group>`
    select l.status, t.objective, t.level, t.nsf, t.is_given, t.is_ordered, t.is_online as is_remote,
           count(*)::int as people, sum(l.minutes)::bigint as minutes
      from (${learnerFacts(scope, now)}) l join (${trainingFacts}) t on t.id = l.event_id
     group by 1, 2, 3, 4, 5, 6, 7`)
  const facts: ReturnFacts = {
    products: products
      .filter(({ line }) => line !== outside)
      .map(({ line, cents }) => ({ line: line === null ? null : (productLine.keyOf(line) as DeclaredLine), cents })),
    turnover: products.reduce((sum, { cents }) => sum + cents, 0),
    trainers,
    learners: learners.map(groupOf),
  }
  return { facts, missing: await missingOf({ db, now }, scope) }
}

/** Companies without a kind, be they billed or those of people whose status hangs on it. */
export const payersMissing = (scope: ExerciseScope, now: Date) => sql<{ id: number; cents: number; people: number }>`
  select company_id as id, sum(cents)::bigint as cents, sum(people)::int as people from (
    select company_id, cents, 0 as people from (${productFacts(scope)}) b where line is null
    union all
    select l.company_id, 0, 1 from (${learnerFacts(scope, now)}) l join (${trainingFacts}) t on t.id = l.event_id
     where l.status is null and l.nature is null and l.company_id is not null and not t.is_ordered
  ) rows group by company_id`

async function missingOf({ db, now }: Pick<Context, 'db' | 'now'>, scope: ExerciseScope) {
  const { rows } = await sql<{ payers: number; learners: number; specialities: number; levels: number; sheets: number }>`
    with people as materialized (
      select l.status, t.id as event_id, t.nsf, t.objective, t.level
        from (${learnerFacts(scope, now)}) l join (${trainingFacts}) t on t.id = l.event_id where not t.is_ordered
    )
    select (select count(*) from (${payersMissing(scope, now)}) rows)::int as payers,
           (select count(*) from people where status is null)::int as learners,
           (select count(distinct event_id) from people where nsf is null)::int as specialities,
           (select count(distinct event_id) from people where objective = ${trainingObjective.codeOf('rncp')} and level is null)::int as levels,
           (select count(*) from (${openSheets(scope, now)}) rows)::int as sheets`.execute(db)
  return rows[0] ?? { payers: 0, learners: 0, specialities: 0, levels: 0, sheets: 0 }
}
