import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { UnreadableStatement } from './bank-statement.ts'
import type { StatementMessage } from './read-statement.ts'
import { statementOf } from './statement-of.ts'

/** Reads one file and says what it holds, or why it cannot be read. */
export async function statementWorker(port: MessagePort, path: string): Promise<void> {
  const tell = (message: StatementMessage): void => port.postMessage(message)
  try {
    tell({ statement: await statementOf(path) })
  } catch (error) {
    if (!(error instanceof UnreadableStatement)) throw error
    tell({ problem: error.problem, line: error.line })
  }
}

if (parentPort) void statementWorker(parentPort, workerData as string)
