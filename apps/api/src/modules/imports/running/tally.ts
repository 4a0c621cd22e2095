import type { Verdict } from '@kxo/domain/imports/contract'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { headingOf, type ProcessedLine } from '../reading/examine.ts'
import type { Source } from '../reading/read-lines.ts'

/** Problems kept for reading on screen; the report holds them all. */
const mostProblems = 5_000

/** Counts lines by outcome and cells by kind, and keeps the first problems where the page reads them. */
export async function openTally(db: Queries, importId: number, source: Source, language: Context['language']) {
  await db.deleteFrom('import_errors').where('import_id', '=', importId).execute()
  const verdict: Verdict = { lines: 0, created: 0, changed: 0, unchanged: 0, refused: 0, kinds: {}, kept: 0 }
  return {
    verdict,
    async add(lines: readonly ProcessedLine[]): Promise<void> {
      for (const { outcome, problems } of lines) {
        verdict.lines++
        verdict[outcome]++
        for (const { kind } of problems) verdict.kinds[kind] = (verdict.kinds[kind] ?? 0) + 1
      }
      const rows = lines
        .flatMap(({ line, problems }) => problems.map((problem) => ({ line, ...problem })))
        .slice(0, mostProblems - verdict.kept)
        .map(({ line, field, kind, value, detail }) => ({
          import_id: importId,
          line,
          field,
          column_name: headingOf(source, field, language.say),
          kind,
          value: value.replaceAll(String.fromCharCode(0), ''),
          detail: JSON.stringify(detail ?? {}),
        }))
      if (rows.length === 0) return
      verdict.kept += rows.length
      for (let from = 0; from < rows.length; from += 1000)
        await db
          .insertInto('import_errors')
          .values(rows.slice(from, from + 1000))
          .execute()
    },
  }
}
