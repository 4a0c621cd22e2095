import type { RecordLine } from '@kxo/domain/imports/lines/record-line'
import { bareIdentifier } from '@kxo/domain/kernel/identifiers'
import { type SqlBool, sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { LineProblem } from './line-problem.ts'
import { said } from './read-records.ts'

/** The company a line names, by its SIRET, else by its name; undefined when it names none. @throws LineProblem when none or several answer */
export async function employerOf(db: Queries, read: RecordLine): Promise<number | undefined> {
  const siret = bareIdentifier(said(read, 'company_siret'))
  const name = said(read, 'company_name')
  if (!siret && !name) return undefined
  const living = db.selectFrom('companies').select('id').where('archived_at', 'is', null).where('merged_into_id', 'is', null)
  if (siret) {
    const known = await living.where('siret', '=', siret).executeTakeFirst()
    if (known) return known.id
    if (!name) throw new LineProblem('company_siret', 'unknownCompany', siret)
  }
  const named = await living.where(sql<SqlBool>`searchable(name) = searchable(${name})`).limit(2).execute()
  if (named.length > 1) throw new LineProblem('company_name', 'manyCompanies', name)
  return named[0]?.id ?? fail(name)
}

const fail = (name: string): never => {
  throw new LineProblem('company_name', 'unknownCompany', name)
}
