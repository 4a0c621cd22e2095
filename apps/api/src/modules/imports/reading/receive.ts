import { fileLimits, type importsContract } from '@kxo/domain/imports/contract'
import { importsErrors, unreadableReasons } from '@kxo/domain/imports/errors'
import { type ImportKind, morphOf, mostLines } from '@kxo/domain/imports/kinds'
import { kindsFor, may } from '@kxo/domain/imports/permissions'
import { type Mapping, proposedMapping } from '@kxo/domain/imports/rules'
import { importStatus } from '@kxo/domain/imports/status'
import { refuse } from '@kxo/domain/kernel/errors'
import { locales } from '@kxo/domain/kernel/sentence'
import { authorize, type Context } from '../../../platform/context.ts'
import { prepared } from '../../../platform/database/preparation.ts'
import { keepReceived } from '../../../platform/files/keep-file.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { readTable } from '../../../platform/tables/read-table.ts'
import { tableLimits } from '../../../platform/tables/table-limits.ts'
import type { TableForm } from '../../../platform/tables/table-reader.ts'
import { UnreadableTable } from '../../../platform/tables/unreadable-table.ts'
import { nativeLabels } from '../../fields/index.ts'
import { settingsOf } from '../../tenants/index.ts'
import { trace } from '../../traces/index.ts'
import { presentImport } from '../present.ts'
import { rememberedMapping } from '../queries.ts'

const sampleLines = 10
const longestCell = 200

type Surveyed = { form: TableForm; columns: string[]; sample: string[][]; lines: number; read_ms: number }

/** A table's form, headings, first lines and length. @throws 422 naming why it cannot be read */
async function survey(
  language: Context['language'],
  kind: ImportKind,
  { path, isWorkbook }: { path: string; isWorkbook: boolean },
): Promise<Surveyed> {
  const unreadable = (reason: keyof typeof unreadableReasons, values: Record<string, number> = {}): never =>
    refuse(importsErrors.unreadableFile, { reason: language.say(unreadableReasons[reason], values) })
  try {
    const began = performance.now()
    let form: TableForm | undefined
    let columns: string[] | undefined
    const sample: string[][] = []
    let lines = 0
    for await (const { line, cells } of readTable({ path, isWorkbook }, (found) => {
      form = found
    })) {
      if (!columns) {
        while (cells.length > 0 && cells.at(-1)?.trim() === '') cells.pop()
        columns = line === 1 ? cells.map((cell) => cell.trim().slice(0, longestCell)) : []
        if (columns.length === 0) unreadable('headings')
        if (columns.length > fileLimits.columns) unreadable('columns', { max: fileLimits.columns })
        continue
      }
      lines++
      if (lines > mostLines[kind]) refuse(importsErrors.tooManyLines, { max: mostLines[kind] })
      if (sample.length < sampleLines) sample.push(cells.slice(0, columns.length).map((cell) => cell.slice(0, longestCell)))
    }
    if (!form || !columns || lines === 0) return refuse(importsErrors.noLine)
    return { form, columns, sample, lines, read_ms: Math.round(performance.now() - began) }
  } catch (error) {
    if (error instanceof UnreadableTable)
      return unreadable(error.reason, { line: error.line, max: error.reason === 'width' ? tableLimits.width : tableLimits.cell })
    throw error
  }
}

const nul = new RegExp(String.fromCharCode(0), 'g')
const storable = (texts: readonly string[]): string[] => texts.map((text) => text.replace(nul, ''))

type Receive = Verb<typeof importsContract.receive>
type Input = Parameters<Receive>[1]

/** One file is read at a time: the other core serves people meanwhile. */
let last: Promise<unknown> = Promise.resolve()
const readFirst = ({ file, body }: Input, language: Context['language']): Promise<Surveyed> => {
  const reading = last.then(() => survey(language, body.kind, { path: file.path, isWorkbook: file.content_type.includes('spreadsheetml') }))
  last = reading.catch(() => {})
  return reading
}

const allows = ({ actor }: Context): void => authorize(may.import(actor))

/** Takes a file in: nothing of it is written anywhere but the file itself. */
export const receive: Receive = prepared({ allows, prepare: readFirst }, async (context, { body, file }: Input, surveyed: Surveyed) => {
  allows(context)
  const { db, actor, language, tenant } = context
  authorize(kindsFor(actor, { has_delegation: settingsOf(tenant).features.includes('delegation') }).includes(body.kind))
  const { form, columns, sample, lines, read_ms } = surveyed
  const headings = storable(columns)
  const remembered = await rememberedMapping(db, body.kind, headings)
  const tenantLabels = await Promise.all(locales.map((locale) => nativeLabels(db, morphOf[body.kind], locale)))
  const mapping: Mapping = remembered ?? proposedMapping(body.kind, headings, language, tenantLabels)
  const { id: file_id } = await keepReceived(context, file)
  const { id } = await db
    .insertInto('imports')
    .values({
      kind: body.kind,
      file_id,
      file_name: file.name,
      status: importStatus.codeOf('received'),
      columns: JSON.stringify(headings),
      sample: JSON.stringify(sample.map(storable)),
      mapping: JSON.stringify(mapping),
      source: JSON.stringify({ ...form, lines, read_ms, is_remembered: remembered !== undefined }),
      created_by: actor.user_id,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trace(context, { action: 'import', info: file.name, subject_id: id })
  return presentImport(context, id)
})
