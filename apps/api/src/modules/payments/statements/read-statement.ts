import { Worker } from 'node:worker_threads'
import type { StatementProblem } from '@kxo/domain/payments/matching/statement-problems'
import { type Statement, UnreadableStatement } from './bank-statement.ts'

/** What the reading thread answers. */
export type StatementMessage = { statement: Statement } | { problem: StatementProblem; line: number }

const patienceMs = 30_000
/** Memory a file may take while it is read, apart from the product's own. */
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 64 }

/** What a bank file holds, read in a thread of its own within bounds of memory and time. @throws UnreadableStatement */
export async function readStatement(path: string): Promise<Statement> {
  const worker = new Worker(new URL('./statement-worker.ts', import.meta.url), { workerData: path, execArgv: [], resourceLimits })
  const answer = Promise.withResolvers<StatementMessage>()
  worker.on('message', (message: StatementMessage) => answer.resolve(message))
  worker.on('error', (error: NodeJS.ErrnoException) =>
    answer.reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new UnreadableStatement('slow') : error),
  )
  worker.on('exit', () => answer.reject(new Error('the reading thread stopped before the end')))
  const timer = setTimeout(() => answer.reject(new UnreadableStatement('slow')), patienceMs)
  try {
    const message = await answer.promise
    if ('problem' in message) throw new UnreadableStatement(message.problem, message.line)
    return message.statement
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
