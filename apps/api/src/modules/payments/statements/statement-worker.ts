import { parentPort, workerData } from 'node:worker_threads'
import { UnreadableStatement } from './bank-statement.ts'
import type { StatementMessage } from './read-statement.ts'
import { statementOf } from './statement-of.ts'

const tell = (message: StatementMessage): void => parentPort!.postMessage(message)

statementOf(workerData as string)
  .then((statement) => tell({ statement }))
  .catch((error: unknown) => {
    if (!(error instanceof UnreadableStatement)) throw error
    tell({ problem: error.problem, line: error.line })
  })
