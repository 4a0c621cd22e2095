import { companiesContract } from '@kxo/domain/companies/contract'
import type { RecordLine } from '@kxo/domain/imports/lines/record-line'
import { bareIdentifier } from '@kxo/domain/kernel/identifiers'
import { type SqlBool, sql } from 'kysely'
import { type Context, found } from '../../../platform/context.ts'
import { changeCompany, importCompany } from '../../companies/index.ts'
import { bodyOf } from './body-of.ts'
import { changedFields } from './changed-fields.ts'
import { said } from './read-records.ts'
import type { WrittenLine } from './written-line.ts'

/** Adds the company of a line, or changes what the line says otherwise of the one of the same SIRET, else of the same name and postal code. */
export async function writeCompanyLine(context: Context, read: RecordLine): Promise<WrittenLine> {
  const { db, tenant } = context
  const values = Object.entries(read.values)
  const name = said(read, 'name')
  const siret = bareIdentifier(said(read, 'siret'))
  const known = await knownCompany(context, { name, siret, code_postal: said(read, 'code_postal') })
  const code = siret || (known?.siret ?? '')
  if (!known) {
    const id = await importCompany(context, { ...bodyOf(companiesContract.create.body, values), name })
    const { version } = found(await db.selectFrom('companies').select('version').where('id', '=', id).executeTakeFirst())
    return { outcome: 'created', code, title: name, change: { record_id: id, version, before: null } }
  }
  const { version: _, ...body } = bodyOf(companiesContract.change.body, values, { version: known.version })
  const { changes, before } = changedFields(body, known)
  if (Object.keys(changes).length === 0) return { outcome: 'unchanged', code, title: name }
  await changeCompany(context, { params: { client: tenant.name, id: known.id }, body: { ...changes, version: known.version } })
  return { outcome: 'changed', code, title: name, change: { record_id: known.id, version: known.version + 1, before } }
}

type Named = { name: string; siret: string; code_postal: string }
async function knownCompany({ db }: Context, { name, siret, code_postal }: Named) {
  const living = db.selectFrom('companies').selectAll().where('archived_at', 'is', null).where('merged_into_id', 'is', null)
  const numbered = siret ? await living.where('siret', '=', siret).executeTakeFirst() : undefined
  if (numbered) return numbered
  // Another number is another company, whatever its name.
  return living
    .where(sql<SqlBool>`searchable(name) = searchable(${name})`)
    .$if(siret !== '', (named) => named.where('siret', 'is', null))
    .$if(code_postal !== '', (named) => named.where(sql<SqlBool>`coalesce(code_postal, ${code_postal}) = ${code_postal}`))
    .orderBy('id')
    .executeTakeFirst()
}
