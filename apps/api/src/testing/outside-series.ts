import type { Program } from './program.ts'

/** What is written there may bear any number: enough for what counts or moves issued bills. */
export async function outsideSeries<T>({ database }: Pick<Program, 'database'>, work: () => Promise<T>): Promise<T> {
  const guards = (turn: 'enable' | 'disable') =>
    database.pool.query(
      ['bills', 'quotes']
        .flatMap((table) => ['drafted_first', 'count_number'].map((name) => `alter table ${table} ${turn} trigger ${name}`))
        .join('; '),
    )
  await guards('disable')
  try {
    return await work()
  } finally {
    await guards('enable')
  }
}
