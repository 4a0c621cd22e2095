import type { companiesContract } from '@kxo/domain/companies/contract'
import { may } from '@kxo/domain/companies/permissions'
import { companyWords } from '@kxo/domain/companies/words'
import { sql } from 'kysely'
import { authorize } from '../../platform/context.ts'
import { type ListPlan, listed } from '../../platform/listing.ts'
import type { Verb } from '../../platform/serve.ts'
import { type ExportColumn, exportTable } from '../../platform/table-export.ts'
import { presentCompany } from './present.ts'
import { type CompanyRow, selectCompanies } from './queries.ts'

const plan: ListPlan = {
  fields: {
    name: { at: sql.ref('companies.name'), kind: 'text', isAlwaysFilled: true },
    siret: { at: sql.ref('companies.siret'), kind: 'text' },
    town: { at: sql.ref('companies.town'), kind: 'text' },
    code_postal: { at: sql.ref('companies.code_postal'), kind: 'text' },
    employees_number: { at: sql.ref('companies.employees_number'), kind: 'number' },
  },
  search: sql.ref('companies.search'),
  sort: 'name',
  id: sql.ref('companies.id'),
}

const columns: Readonly<Record<string, ExportColumn<CompanyRow>>> = {
  name: { label: companyWords.name, kind: 'text', value: (row) => row.name },
  siret: { label: companyWords.siret, kind: 'text', value: (row) => row.siret },
  code_postal: { label: companyWords.postalCode, kind: 'text', value: (row) => row.code_postal },
  town: { label: companyWords.town, kind: 'text', value: (row) => row.town },
  people: { label: companyWords.people, kind: 'number', value: (row) => row.people },
}

export const listCompanies: Verb<typeof companiesContract.list> = async (context, { query }) => {
  authorize(may.listCompanies(context.actor))
  if (query.format)
    return exportTable(context, { name: 'companies', plan, asked: query, query: selectCompanies, present: (found) => found, columns })
  const page = await listed(selectCompanies(context.db), plan, query)
  return { ...page, results: page.results.map(presentCompany) }
}
