import { reportingContract } from '@kxo/domain/reporting/contract'
import type { Program } from '../apps/api/src/testing/program.ts'
import { runJobNow } from '../apps/api/src/testing/run-jobs.ts'
import { callAs } from '../apps/api/src/testing/world.ts'
import { aMillionOfEach, type Million } from './a-million-of-each.ts'
import { type Figure, percentile } from './figure.ts'
import { onPostgres } from './on-postgres.ts'

const sizes = [10_000, 1_000_000] as const
const rounds = 60

/** The dashboard of a month and of everything, in a tenant of ten thousand registrations and in one of a million. */
export const run = (): Promise<Figure[]> =>
  onPostgres(async (program) => {
    const figures: Figure[] = []
    for (const rows of sizes) {
      const world = await aMillionOfEach(program, rows)
      figures.push(...(await measureDashboard({ program, ...world }, rows)))
      await world.client.end()
    }
    return figures
  })

export async function measureDashboard(
  { program, admin, tenant, client }: Million & { program: Program },
  rows: number = sizes[1],
): Promise<Figure[]> {
  // Rows laid without their triggers are counted as an installation that had none would be.
  await client.query('begin')
  await client.query(`set local role kxo_app; set local app.tenant_id = '${tenant.id}'`)
  await client.query('select mend_figures()')
  await client.query('insert into event_marks (event_id) select distinct event_id from slots where end_at < now()')
  await client.query('commit')
  const begun = performance.now()
  await runJobNow(program, tenant.id, 'refresh-figures', {})
  const figures: Figure[] = [
    { name: `${rows} registrations: everything counted again`, value: (performance.now() - begun) / 1000, unit: 's' },
  ]
  const month = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 7)
  for (const period of [month, 'all']) {
    const measures: number[] = []
    for (let round = -10; round < rounds; round++) {
      const startedAt = performance.now()
      await callAs(program, admin, reportingContract.dashboard, { params: { client: tenant.name }, query: { period } })
      if (round >= 0) measures.push(performance.now() - startedAt)
    }
    const name = `${rows} registrations: dashboard of ${period === 'all' ? 'everything' : 'a month'}, p95`
    figures.push({ name, value: percentile(measures, 0.95), unit: 'ms', aim: '≤ 300, flat' })
  }
  return figures
}
