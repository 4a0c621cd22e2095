import { importsContract, worksContract } from '@kxo/domain/imports/contract'
import { importErrorList, importList } from '@kxo/domain/imports/list'
import { may } from '@kxo/domain/imports/permissions'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../platform/context.ts'
import { routes } from '../../platform/http/serve.ts'
import { planOf } from '../../platform/lists/list-of.ts'
import { listed } from '../../platform/lists/listing.ts'
import { askStop, findWork, presentWork } from '../../platform/work/works.ts'
import { readFile } from '../documents/index.ts'
import { presentError, presentImport, presentRow } from './present.ts'
import { type ImportRecord, listImports, readImport } from './queries.ts'
import { correctCell, mapColumns } from './reading/map-columns.ts'
import { modelFile } from './reading/model-file.ts'
import { receive } from './reading/receive.ts'
import { check } from './running/check.ts'
import { run } from './running/run.ts'
import { undo } from './running/undo.ts'

const importsPlan = planOf(
  importList,
  { created_at: 'imports.created_at', file_name: 'imports.file_name' },
  { search: sql`searchable(imports.file_name)`, sort: '-created_at', id: sql`imports.id` },
)
const errorsPlan = planOf(
  importErrorList,
  { line: 'import_errors.line', column: 'import_errors.column_name' },
  {
    search: sql`searchable(import_errors.column_name || ' ' || import_errors.value)`,
    sort: 'line',
    id: sql`import_errors.id`,
  },
)

/** A work, one’s own unless one runs the space. @throws 404 */
async function readWork({ db, actor }: Context, id: number) {
  const work = found(await findWork(db, id))
  if (!may.readEveryImport(actor) && work.created_by !== actor.user_id) refuse(kernelErrors.notFound)
  return work
}
const work = async (context: Context, id: number) => presentWork(await readWork(context, id), context.language)

export const importsRoutes = routes(importsContract, {
  async list({ db, actor }, { query }) {
    authorize(may.import(actor))
    const own = listImports(db).$if(!may.readEveryImport(actor), (all) => all.where('imports.created_by', '=', actor.user_id))
    const { results, ...page } = await listed(own, importsPlan, query)
    return { ...page, results: results.map((record) => presentRow(record as ImportRecord)) }
  },
  receive,
  async get(context, { params }) {
    authorize(may.import(context.actor))
    found(await readImport(context, params.id))
    return presentImport(context, params.id)
  },
  map: mapColumns,
  correct: correctCell,
  check,
  run,
  async errors(context, { params, query }) {
    authorize(may.import(context.actor))
    found(await readImport(context, params.id))
    const { db, language } = context
    const rows = db
      .selectFrom('import_errors')
      .selectAll()
      .where('import_id', '=', params.id)
      .$if(query.kind !== undefined, (narrowed) => narrowed.where('kind', '=', query.kind ?? ''))
    const { results, ...page } = await listed(rows, errorsPlan, query)
    return { ...page, results: results.map((row) => presentError(row as never, language)) } // a list answers the rows it was given
  },
  async report(context, { params }) {
    authorize(may.import(context.actor))
    const record = found(await readImport(context, params.id))
    const { name, bytes, content_type } = await readFile(context, found(record.report_file_id))
    return { content_type, name, body: bytes }
  },
  undo,
  model: modelFile,
})

export const worksRoutes = routes(worksContract, {
  async get(context, { params }) {
    authorize(may.import(context.actor))
    return work(context, params.id)
  },
  async stop(context, { params }) {
    authorize(may.import(context.actor))
    await readWork(context, params.id)
    await askStop(context.db, params.id)
    return work(context, params.id)
  },
})
