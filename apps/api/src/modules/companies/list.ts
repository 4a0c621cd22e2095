import type { CompanyLine } from '@kxo/domain/companies/company-shape'
import { companyFlags } from '@kxo/domain/companies/company-shape'
import type { CompanyKind, companiesContract } from '@kxo/domain/companies/contract'
import { may } from '@kxo/domain/companies/permissions'
import { companyWords } from '@kxo/domain/companies/words'
import type { RecordField } from '@kxo/domain/fields/field'
import { sql } from 'kysely'
import { authorize } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { type ListPlan, listed } from '../../platform/lists/listing.ts'
import type { ExportColumn } from '../../platform/tables/table-export.ts'
import { columnAnswers, columnExports, columnFilters, recordColumns, wordedExports } from '../fields/index.ts'
import { departmentField } from '../regions/index.ts'
import { exportList } from '../traces/index.ts'
import { presentSummary } from './present.ts'
import { type CompanyLineRow, selectCompanyLines } from './queries.ts'

const flags = Object.fromEntries(companyFlags.map((flag) => [flag, { at: sql.ref(`companies.${flag}`), kind: 'flag' as const }]))

/** What the list may be asked: its own fields and the tenant's. */
export const companiesPlan = (columns: readonly RecordField[]): ListPlan => ({
  fields: {
    name: { at: sql.ref('companies.name'), kind: 'text', isAlwaysFilled: true, heldBy: sql.ref('companies.search') },
    siret: { at: sql.ref('companies.siret'), kind: 'text', heldBy: sql.ref('companies.search') },
    town: { at: sql.ref('companies.town'), kind: 'text' },
    code_postal: { at: sql.ref('companies.code_postal'), kind: 'text' },
    department: departmentField('companies'),
    departments: { at: sql`array_to_string(companies.departments, ';')`, kind: 'text' },
    region_name: { at: sql.ref('regions.name'), kind: 'text', isBeside: true },
    manager_name: { at: sql`managers.first_name || ' ' || managers.last_name`, kind: 'text', isBeside: true },
    referent_name: { at: sql`referents.first_name || ' ' || referents.last_name`, kind: 'text', isBeside: true },
    accounting_code: { at: sql.ref('companies.accounting_code'), kind: 'text' },
    employees_number: { at: sql.ref('companies.employees_number'), kind: 'number' },
    independents_number: { at: sql.ref('companies.independents_number'), kind: 'number' },
    ...flags,
    ...columnFilters(columns, { tenant: sql.ref('companies.tenant_id'), id: sql.ref('companies.id') }),
  },
  search: sql.ref('companies.search'),
  sort: 'name',
  id: sql.ref('companies.id'),
})

/** Another record of the same name at the same place, or at one not told. */
const hasDouble = sql<boolean>`exists (select from companies d where d.tenant_id = companies.tenant_id and d.id <> companies.id
  and d.archived_at is null and searchable(d.name) = searchable(companies.name)
  and (d.code_postal = companies.code_postal or d.code_postal is null or companies.code_postal is null))`

const kinds: Readonly<Record<Exclude<CompanyKind, 'archived'>, ReturnType<typeof sql<boolean>>>> = {
  members: sql<boolean>`companies.is_adherent`,
  prospects: sql<boolean>`companies.is_prospect`,
  recruiters: sql<boolean>`companies.is_recruiter`,
  schools: sql<boolean>`companies.is_school`,
  funders: sql<boolean>`companies.is_funder`,
  duplicates: hasDouble,
}

type Tab = { kind?: CompanyKind | undefined; siren?: string | undefined }
/** What a tab keeps; archived companies have theirs. */
const conditionsOf = ({ kind, siren }: Tab) => [
  kind === 'archived' ? sql<boolean>`companies.archived_at is not null` : sql<boolean>`companies.archived_at is null`,
  ...(kind === undefined || kind === 'archived' ? [] : [kinds[kind]]),
  ...(siren === undefined ? [] : [sql<boolean>`companies.siren = ${siren} and not companies.is_foreign`]),
]

/** Rows of a tab of the list. */
export const companiesOf =
  ({ now, ...tab }: Tab & { now: Date }) =>
  (db: Queries) =>
    selectCompanyLines(db, now).where((eb) => eb.and(conditionsOf(tab)))

type Shown = CompanyLine
const columns: Readonly<Record<string, ExportColumn<Shown>>> = {
  name: { label: companyWords.name, kind: 'text', value: (row) => row.name },
  siret: { label: companyWords.siret, kind: 'text', value: (row) => row.siret },
  code_postal: { label: companyWords.postalCode, kind: 'text', value: (row) => row.code_postal },
  town: { label: companyWords.town, kind: 'text', value: (row) => row.town },
  departments: { label: companyWords.departments, kind: 'text', value: (row) => row.departments },
  region_name: { label: companyWords.region, kind: 'text', value: (row) => row.region_name },
  referent_name: { label: companyWords.referent, kind: 'text', value: (row) => row.referent_name },
  manager_name: { label: companyWords.manager, kind: 'text', value: (row) => row.manager_name },
  people: { label: companyWords.people, kind: 'number', value: (row) => row.people },
  employees_number: { label: companyWords.employees, kind: 'number', value: (row) => row.employees_number },
  independents_number: { label: companyWords.independents, kind: 'number', value: (row) => row.independents_number },
  registrations_of_year: { label: companyWords.registrationsOfYear, kind: 'number', value: (row) => row.registrations_of_year },
  amount_due: { label: companyWords.amountDue, kind: 'money', value: (row) => row.amount_due },
  accounting_code: { label: companyWords.accountingCode, kind: 'text', value: (row) => row.accounting_code },
  family: { label: companyWords.family, kind: 'number', value: (row) => row.family },
}

/** Companies of the tenant, as the tabs and filters of the list ask. */
export const listCompanies: Verb<typeof companiesContract.list> = async (context, { query }) => {
  const { actor, db, now } = context
  authorize(may.listCompanies(actor))
  const rows = companiesOf({ kind: query.kind, siren: query.siren, now })
  // Only what filters waits to know the tenant's own fields: they leave with the page otherwise.
  const columnsRead = recordColumns(context, 'Company')
  const own = query.filters?.length || query.format ? await columnsRead : []
  const plan = companiesPlan(own)
  const present = async (found: readonly CompanyLineRow[], from: Queries): Promise<Shown[]> => {
    const answersOf = await columnAnswers(
      from,
      await columnsRead,
      found.map(({ id }) => id),
    )
    return found.map((row) => ({ ...presentSummary(row, actor), answers: answersOf(row.id) }))
  }
  if (query.format) {
    return exportList(context, 'export_companies', {
      name: context.language.noun('company', 'pl'),
      plan,
      asked: query,
      query: rows,
      present,
      columns: { ...(await wordedExports(context, 'Company', columns)), ...columnExports(context, own) },
    })
  }
  const bare = db.selectFrom('companies').where((eb) => eb.and(conditionsOf(query)))
  const [page] = await Promise.all([listed(rows(db), plan, query, bare), columnsRead])
  return { ...page, results: await present(page.results, db) }
}
