import { readFileSync } from 'node:fs'
import type pg from 'pg'

const tickMs = 10

/** Processor time processes have used, in milliseconds, as Linux counts it; one that ended counts for nothing. */
function processorMs(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
      return sum + (Number(fields[11]) + Number(fields[12])) * tickMs
    } catch {
      return sum
    }
  }, 0)
}

/** Processor time of the program and of its database for some work, whoever else uses the machine: milliseconds. */
export async function processorOf(
  client: pg.Client,
  program: number,
  work: () => Promise<unknown>,
): Promise<{ program: number; database: number }> {
  const backends = async (): Promise<number[]> =>
    (await client.query<{ pid: number }>('select pid from pg_stat_activity where datname = current_database()')).rows.map(({ pid }) => pid)
  const [before, known] = [processorMs([program]), await backends()]
  const used = processorMs(known)
  await work()
  const now = await backends()
  return { program: processorMs([program]) - before, database: processorMs([...new Set([...known, ...now])]) - used }
}
