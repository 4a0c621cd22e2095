import { type SelectQueryBuilder, sql } from 'kysely'
import { estimateHint, planHint } from './plan-hints.ts'

/** Up to how many rows a list is counted exactly (docs/decisions/0009): plain, or searched or filtered. */
const ceilings = { plain: 10_000, narrowed: 100_000 }

/**
 * How many rows a query has: exactly up to a ceiling, beyond it as the planner estimates them.
 * An estimate far beyond the ceiling is believed at once, a nearer one is checked; one well below is counted.
 */
export async function counted<Tables, Names extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Names, Row>,
  kind: keyof typeof ceilings,
): Promise<{ estimate: number; countOf: () => Promise<{ count: number; is_estimate?: true }> }> {
  const ceiling = ceilings[kind]
  const rows = query.clearSelect()
  const one = rows.select(sql`1`.as('one'))
  const [explained] = await one.modifyEnd(estimateHint).explain<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>('json')
  const estimate = explained?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
  const isBeyond = async () =>
    estimate >= 5 * ceiling || (estimate > ceiling / 2 && (await one.offset(ceiling).limit(1).modifyEnd(planHint).execute()).length > 0)
  const countOf = async () => {
    if (await isBeyond()) return { count: Number(Math.max(ceiling, estimate).toPrecision(2)), is_estimate: true as const }
    const count = rows.select(sql<number>`count(*)`.as('count')).$castTo<{ count: number }>()
    return count.modifyEnd(planHint).executeTakeFirstOrThrow()
  }
  return { estimate, countOf }
}
