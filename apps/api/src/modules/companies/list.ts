import type { CompanyLine } from '@kxo/domain/companies/company-shape'
import type { CompanyKind, companiesContract } from '@kxo/domain/companies/contract'
import { companyList } from '@kxo/domain/companies/list'
import { may } from '@kxo/domain/companies/permissions'
import type { RecordField } from '@kxo/domain/fields/field'
import { sql } from 'kysely'
import { authorize } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import type { ListPlan } from '../../platform/lists/list-filters.ts'
import { exportsOf, planOf } from '../../platform/lists/list-of.ts'
import { listed } from '../../platform/lists/listing.ts'
import { columnAnswers, columnExports, columnFilters, recordColumns, wordedExports } from '../fields/index.ts'
import { departmentField } from '../regions/index.ts'
import { exportList } from '../traces/index.ts'
import { presentSummary } from './present.ts'
import { type CompanyLineRow, selectCompanyLines } from './queries.ts'

const companyPlan = planOf(
  companyList,
  {
    name: { at: sql.ref('companies.name'), isAlwaysFilled: true, searchColumn: sql.ref('companies.search') },
    siret: { at: sql.ref('companies.siret'), searchColumn: sql.ref('companies.search') },
    town: 'companies.town',
    code_postal: 'companies.code_postal',
    department: departmentField('companies'),
    departments: { at: sql`array_to_string(companies.departments, ';')` },
    region_name: { at: sql.ref('regions.name'), isBeside: true },
    manager_name: { at: sql`managers.first_name || ' ' || managers.last_name`, isBeside: true },
    referent_name: { at: sql`referents.first_name || ' ' || referents.last_name`, isBeside: true },
    accounting_code: 'companies.accounting_code',
    employees_number: 'companies.employees_number',
    independents_number: 'companies.independents_number',
    is_adherent: 'companies.is_adherent',
    is_prospect: 'companies.is_prospect',
    is_recruiter: 'companies.is_recruiter',
    is_school: 'companies.is_school',
    is_funder: 'companies.is_funder',
  },
  { search: sql.ref('companies.search'), sort: 'name', id: sql.ref('companies.id') },
)

/** What the list may be asked: its own fields and the tenant's. */
export const companiesPlan = (columns: readonly RecordField[]): ListPlan => ({
  ...companyPlan,
  fields: {
    ...companyPlan.fields,
    ...columnFilters(columns, { tenant: sql.ref('companies.tenant_id'), id: sql.ref('companies.id') }),
  },
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

const columns = exportsOf(companyList)

/** Companies of the tenant, as the tabs and filters of the list ask. */
export const listCompanies: Verb<typeof companiesContract.list> = async (context, { query }) => {
  const { actor, db, now } = context
  authorize(may.listCompanies(actor))
  const rows = companiesOf({ kind: query.kind, siren: query.siren, now })
  // Only what filters waits to know the tenant's own fields: they leave with the page otherwise.
  const columnsRead = recordColumns(context, 'Company')
  const own = query.filters?.length || query.format ? await columnsRead : []
  const plan = companiesPlan(own)
  const present = async (found: readonly CompanyLineRow[], from: Queries): Promise<CompanyLine[]> => {
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
