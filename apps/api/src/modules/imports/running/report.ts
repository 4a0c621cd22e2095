import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { appendFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lineOutcome } from '@kxo/domain/imports/outcome'
import { importProblems, reportWords as w } from '@kxo/domain/imports/words'
import { stringify } from 'csv-stringify/sync'
import type { Context } from '../../../platform/context.ts'
import { keepReceived } from '../../../platform/files/keep-file.ts'
import { csvCell } from '../../../platform/tables/table-export.ts'
import { headingOf, type ProcessedLine } from '../reading/examine.ts'
import type { Source } from '../reading/read-lines.ts'

type Says = Context['language']
type Step = 'check' | 'run'

const outcomeOf = ({ outcome }: ProcessedLine, step: Step, language: Says): string => {
  if (step === 'check' || outcome === 'unchanged') return language.label(lineOutcome, outcome)
  return language.say({ created: w.created, changed: w.changed, refused: w.notWritten }[outcome])
}

/** Rows of the report for a line: one per thing to correct, else a single one. */
function rowsOf(line: ProcessedLine, source: Source, step: Step, language: Says): string[][] {
  const own = [String(line.line), outcomeOf(line, step, language), line.code, line.title]
  if (line.problems.length === 0) return [[...own, '', '', '']]
  return line.problems.map(({ field, kind, value, detail }) => {
    const column = headingOf(source, field, language.say)
    const sentence = language.say(importProblems[kind], { line: line.line, column, value, ...detail })
    return [...own, column, value, sentence]
  })
}

/**
 * Writes the report of an import as its lines come (FEC-09: semicolons, UTF-8 with its mark, formulas disarmed), in constant memory.
 * `keep` stores it and answers its file; `discard` removes what is left on disk.
 */
export async function openReport(source: Source, step: Step, language: Says) {
  const path = join(tmpdir(), `report-${randomUUID()}`)
  const write = (rows: string[][]) =>
    appendFile(
      path,
      stringify(
        rows.map((row) => row.map((cell) => csvCell(cell, 'text', language))),
        { delimiter: ';', record_delimiter: '\r\n' },
      ),
    )
  await appendFile(path, '\uFEFF')
  await write([[w.line, w.outcome, w.code, w.title, w.column, w.read, w.problem].map((word) => language.say(word))])
  return {
    add: async (lines: readonly ProcessedLine[]): Promise<void> => {
      if (lines.length > 0) await write(lines.flatMap((line) => rowsOf(line, source, step, language)))
    },
    async keep(context: Context): Promise<number> {
      const hash = createHash('sha256')
      for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
      const { size } = await stat(path)
      const name = `${language.say(w.fileName)}.csv`
      return (await keepReceived(context, { name, content_type: 'text/csv', size, sha256: hash.digest('hex'), path })).id
    },
    discard: () => rm(path, { force: true }),
  }
}
