import type { Database } from './database.ts'
import { isOutdated, type Prepared } from './prepared.ts'

export type Executor = { query(text: string, values?: unknown[]): Promise<unknown> }

/** pg-boss speaks to any executor; of a text holding several statements the last result answers. */
export const through = (executor: Executor, prepared: Prepared) => ({
  executeSql: async (text: string, values?: unknown[]) => {
    const result = (await (values?.length ? executor.query(prepared.statement(text), values) : executor.query(text)).catch((error) => {
      if (isOutdated(error)) prepared.renew()
      throw error
    })) as { rows: unknown[] } | { rows: unknown[] }[]
    return Array.isArray(result) ? (result.at(-1) ?? { rows: [] }) : result
  },
})

/**
 * The queue's own statements on the pool, each committed without waiting for the disk: what a cut of power loses of them is a job taken again,
 * which every job stands; the work of a job, and what sends one, is durable before it is told. One round trip.
 */
export const onPool = ({ pool, engine }: Database): Executor => ({
  async query(text, values) {
    if (engine === 'embedded' || !values?.length) return pool.query(text, values)
    const client = await pool.connect()
    try {
      const [, result] = await Promise.all([
        client.query('begin; set local synchronous_commit = off'),
        client.query(text, values),
        client.query('commit'),
      ])
      client.release()
      return result
    } catch (error) {
      client.release(error as Error)
      throw error
    }
  },
})
