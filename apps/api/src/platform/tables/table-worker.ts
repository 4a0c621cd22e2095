import { parentPort, workerData } from 'node:worker_threads'
import type { TableMessage, TableRequest } from './read-table.ts'
import { sniffTable, type TableLine, tableLines } from './table-reader.ts'
import { UnreadableTable } from './unreadable-table.ts'

/** Lines told at once: few enough that taking them in is short, many enough that telling costs little. */
const atOnce = { lines: 500, characters: 200_000 }

const port = parentPort!
const tell = (message: TableMessage): void => port.postMessage(message)
/** Told, then waits until more is asked for. */
const tellAndWait = (message: TableMessage): Promise<void> =>
  new Promise((resume) => {
    port.once('message', () => resume())
    tell(message)
  })

async function read({ path, isWorkbook, form: knownForm }: TableRequest): Promise<void> {
  const form = knownForm ?? (await sniffTable(path, isWorkbook))
  await tellAndWait({ kind: 'form', form })
  let lines: TableLine[] = []
  let characters = 0
  for await (const line of tableLines(path, form)) {
    lines.push(line)
    for (const cell of line.cells) characters += cell.length
    if (lines.length < atOnce.lines && characters < atOnce.characters) continue
    await tellAndWait({ kind: 'lines', lines })
    lines = []
    characters = 0
  }
  tell({ kind: 'end', lines })
}

read(workerData as TableRequest).catch((error: unknown) => {
  if (!(error instanceof UnreadableTable)) throw error
  tell({ kind: 'unreadable', reason: error.reason, line: error.line })
})
