import type { importsContract } from '@kxo/domain/imports/contract'
import { importsErrors } from '@kxo/domain/imports/errors'
import { fieldsOf, type ImportField } from '@kxo/domain/imports/kind-fields'
import { may } from '@kxo/domain/imports/permissions'
import { importStatus } from '@kxo/domain/imports/status'
import { refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { presentImport } from '../present.ts'
import { type ImportRecord, lockImport } from '../queries.ts'
import { refuseWhileBusy } from '../running/check.ts'
import type { Corrections } from './read-lines.ts'
import { columnsOf, kindOf } from './source.ts'

const mostCorrections = 1_000

/** The import, ready to be changed. @throws 404, 409 while it runs or once it is finished */
async function toPrepare(context: Context, id: number): Promise<ImportRecord> {
  authorize(may.import(context.actor))
  const record = found(await lockImport(context, id))
  await refuseWhileBusy(context, record)
  if (record.finished_at !== null) refuse(importsErrors.alreadyDone)
  return record
}

const change = (context: Context, id: number, set: { mapping: string } | { corrections: string }) =>
  context.db
    .updateTable('imports')
    .set({ ...set, status: importStatus.codeOf('received'), verdict: '{}' })
    .where('id', '=', id)
    .execute()

/** The column of each field, as chosen by the person; a former control no longer holds. */
export const mapColumns: Verb<typeof importsContract.map> = async (context, { params, body }) => {
  const record = await toPrepare(context, params.id)
  const chosen = Object.values(body.mapping)
  if (new Set(chosen).size < chosen.length) refuse(importsErrors.columnTwice)
  const own = new Set(fieldsOf(kindOf(record)).map(([key]) => key))
  if (Object.keys(body.mapping).some((key) => !own.has(key as ImportField))) refuse(importsErrors.notOfKind)
  const count = columnsOf(record).length
  if (chosen.some((column) => column !== undefined && column >= count)) refuse(importsErrors.columnTwice)
  await change(context, record.id, { mapping: JSON.stringify(body.mapping) })
  return presentImport(context, record.id)
}

/** One cell corrected on screen: the file itself stays as it was sent. */
export const correctCell: Verb<typeof importsContract.correct> = async (context, { params, body }) => {
  const record = await toPrepare(context, params.id)
  const corrections = record.corrections as Corrections
  const next = { ...corrections, [body.line]: { ...corrections[String(body.line)], [body.field]: body.value } }
  if (Object.keys(next).length > mostCorrections) refuse(importsErrors.tooManyCorrections, { max: mostCorrections })
  await change(context, record.id, { corrections: JSON.stringify(next) })
  return presentImport(context, record.id)
}
