import { Worker } from 'node:worker_threads'
import type { TableForm, TableLine } from './table-reader.ts'
import { UnreadableTable } from './unreadable-table.ts'

/** A file to read; how it is written is found when it is not told. */
export type TableRequest = { path: string; isWorkbook: boolean; form?: TableForm }
/** What a reading thread answers, each time it is asked for more. */
export type TableMessage =
  | { kind: 'form'; form: TableForm }
  | { kind: 'lines' | 'end'; lines: TableLine[] }
  | { kind: 'unreadable'; reason: UnreadableTable['reason']; line: number }

/** A file that takes longer to read, whatever is done with its lines, is no file that people keep. */
const patienceMs = 60_000
/** Memory a file may take while it is read, apart from the product's own. */
const resourceLimits = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 }

/** An answer nobody may be waiting for yet, or any more: its failure alone ends nothing. */
function awaited() {
  const answer = Promise.withResolvers<TableMessage>()
  answer.promise.catch(() => {})
  return answer
}

/** The messages of a thread that reads a file: each is asked for, so that it never runs ahead of what is done with its lines. */
async function* messagesOf(request: TableRequest): AsyncGenerator<TableMessage> {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), { workerData: request, execArgv: [], resourceLimits })
  let left = patienceMs
  let answer = awaited()
  worker.on('message', (message: TableMessage) => answer.resolve(message))
  worker.on('error', (error: NodeJS.ErrnoException) =>
    answer.reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new UnreadableTable('unpacked') : error),
  )
  worker.on('exit', () => answer.reject(new Error('the reading thread stopped before the end')))
  const next = async (): Promise<TableMessage> => {
    const began = performance.now()
    const timer = setTimeout(() => answer.reject(new UnreadableTable('slow')), Math.max(0, left))
    try {
      return await answer.promise
    } finally {
      clearTimeout(timer)
      left -= performance.now() - began
    }
  }
  try {
    for (;;) {
      const message = await next()
      if (message.kind === 'unreadable') throw new UnreadableTable(message.reason, message.line)
      answer = awaited()
      yield message
      if (message.kind === 'end') return
      worker.postMessage('more')
    }
  } finally {
    await worker.terminate()
  }
}

/**
 * The lines of a file, read in a thread of its own within bounds of memory and time; `onForm` is told how it is written before the first.
 * @throws UnreadableTable
 */
export async function* readTable(request: TableRequest, onForm: (form: TableForm) => void = () => {}): AsyncGenerator<TableLine> {
  for await (const message of messagesOf(request)) {
    if (message.kind === 'form') onForm(message.form)
    else if (message.kind !== 'unreadable') yield* message.lines
  }
}
