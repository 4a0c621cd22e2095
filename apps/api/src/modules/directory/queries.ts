import type { DirectoryCompaniesQuery, DirectoryCompany, DirectoryEntry, DirectoryQuery } from '@kxo/domain/directory/contract'
import { type DirectoryField, networkOnly } from '@kxo/domain/directory/field'
import { accountStatus } from '@kxo/domain/identity/status'
import { departmentOf } from '@kxo/domain/kernel/geography'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { ListPlan } from '../../platform/lists/list-filters.ts'
import { logoAddress } from '../companies/index.ts'
import { departmentAt, inDepartment, isInFrance } from '../regions/index.ts'

/** Who reads: people signed in, or anybody. */
export type Audience = 'network' | 'public'

const gone = accountStatus.codesOf('suspended', 'disabled', 'deleted')

/** What a person shows of a field; null when they did not tick it or the audience may not have it. */
const shown = <T>(field: DirectoryField, at: RawBuilder<T>, audience: Audience): RawBuilder<T | null> =>
  audience === 'public' && networkOnly.includes(field)
    ? sql<null>`null`
    : sql<T>`case when ${field} = any(users.directory_fields) then ${at} end`
const ticked = (field: DirectoryField): RawBuilder<SqlBool> => sql<SqlBool>`${field} = any(users.directory_fields)`

/** People with a dated consent, with their company and region for what they show of them (PRV-03). */
const people = (db: Queries) =>
  db
    .selectFrom('users')
    .leftJoin('companies', (join) =>
      join.onRef('companies.tenant_id', '=', 'users.tenant_id').onRef('companies.id', '=', 'users.company_id'),
    )
    .leftJoin('files as logos', (join) =>
      join.onRef('logos.tenant_id', '=', 'companies.tenant_id').onRef('logos.id', '=', 'companies.logo_file_id'),
    )
    .leftJoin('regions', (join) => join.onRef('regions.tenant_id', '=', 'users.tenant_id').onRef('regions.id', '=', 'users.region_id'))
const listedPeople = (db: Queries) =>
  people(db)
    .where('users.in_annuary', '=', true)
    .where('users.directory_consented_at', 'is not', null)
    .where('users.status', 'not in', gone)

const columns = (audience: Audience) =>
  [
    shown('job', sql<string>`users.job`, audience).as('job'),
    shown('company', sql<string>`companies.name`, audience).as('company'),
    shown('company', sql<number>`companies.id`, audience).as('company_id'),
    shown('company', sql<string>`logos.sha256`, audience).as('logo_sha256'),
    shown('town', sql<string>`users.town`, audience).as('town'),
    shown('town', departmentAt('users'), audience).as('department'),
    shown('region', sql<string>`regions.name`, audience).as('region'),
    shown('specialities', sql<string[]>`users.specialities`, audience).as('specialities'),
    shown('presentation', sql<string>`users.presentation`, audience).as('presentation'),
    shown('phone', sql<string>`users.phone`, audience).as('phone'),
    shown('mail', sql<string>`users.mail`, audience).as('mail'),
    shown('photo', sql<number>`users.avatar_file_id`, audience).as('photo'),
    sql<boolean>`(users.is_partner and ${ticked('partner')})`.as('is_partner'),
  ] as const

/** What `q` looks into: what the person shows to this audience, so that searching never tells what they hide. */
const planFor = (audience: Audience): ListPlan => ({
  fields: { last_name: { at: sql.ref('users.last_name'), kind: 'text' } },
  search: sql`searchable(users.first_name || ' ' || users.last_name || ' ' || coalesce(${shown('job', sql`users.job`, audience)}, '') || ' '
    || coalesce(${shown('company', sql`companies.name`, audience)}, '') || ' ' || coalesce(${shown('town', sql`users.town`, audience)}, '') || ' '
    || coalesce(${shown('specialities', sql`array_to_string(users.specialities, ' ')`, audience)}, ''))`,
  sort: 'last_name',
  id: sql.ref('users.id'),
})
/** By département, what is shown of it. */
const led = (plan: ListPlan, by: DirectoryQuery['by']): ListPlan =>
  by === undefined ? plan : { ...plan, lead: sql`${sql.ref('department')} nulls last` }

/** A query and its plan for a page of the directory. */
export function directoryPage(db: Queries, audience: Audience, { region, department, company, speciality, partner, by }: DirectoryQuery) {
  let query = listedPeople(db).select(['users.id', 'users.first_name', 'users.last_name', ...columns(audience)])
  if (region !== undefined) query = query.where('users.region_id', '=', region).where(ticked('region'))
  if (company !== undefined) query = query.where('users.company_id', '=', company).where(ticked('company'))
  if (speciality !== undefined)
    query = query
      .where(sql<SqlBool>`exists (select from unnest(users.specialities) known where searchable(known) = searchable(${speciality}))`)
      .where(ticked('specialities'))
  if (partner) query = query.where('users.is_partner', '=', true).where(ticked('partner'))
  if (department !== undefined) query = query.where(inDepartment('users', department)).where(ticked('town'))
  return { query, plan: led(planFor(audience), by) }
}

type WithLogo = { logo_sha256: string | null }
type Row = Omit<DirectoryEntry, 'specialities' | 'company_logo'> & WithLogo & { specialities: string[] | null; company_id: number | null }
export const presentEntry = (client: string, { company_id, logo_sha256, ...row }: Row): DirectoryEntry => ({
  ...row,
  company_logo: company_id === null ? null : logoAddress(client, Number(company_id), logo_sha256),
  specialities: row.specialities ?? [],
  photo: row.photo === null ? null : Number(row.photo),
})

/** A person the directory shows. */
export const findListed = (db: Queries, audience: Audience, id: number): Promise<Row | undefined> =>
  listedPeople(db)
    .select(['users.id', 'users.first_name', 'users.last_name', ...columns(audience)])
    .where('users.id', '=', id)
    .executeTakeFirst()

/** What others would see of a person, in the directory or not. */
export const entryOf = (db: Queries, id: number): Promise<Row | undefined> =>
  people(db)
    .select(['users.id', 'users.first_name', 'users.last_name', ...columns('network')])
    .where('users.id', '=', id)
    .executeTakeFirst()

/** Postal codes in France of people who show their town. */
async function postalCodes(db: Queries): Promise<string[]> {
  const rows = await listedPeople(db)
    .select('users.code_postal')
    .distinct()
    .where('users.code_postal', 'is not', null)
    .where(isInFrance('users'))
    .where(ticked('town'))
    .execute()
  return rows.flatMap(({ code_postal }) => (code_postal === null ? [] : [code_postal]))
}

const specialitiesOffered = 200
/** One writing of each speciality shown, the most shared first. */
async function specialitiesShown(db: Queries): Promise<string[]> {
  const said = listedPeople(db).select(sql<string>`unnest(users.specialities)`.as('name')).where(ticked('specialities'))
  const rows = await db
    .selectFrom(said.as('said'))
    .select(sql<string>`min(said.name)`.as('name'))
    .groupBy(sql`searchable(said.name)`)
    .orderBy(sql`count(*)`, 'desc')
    .orderBy(sql`min(said.name)`)
    .limit(specialitiesOffered)
    .execute()
  return rows.map(({ name }) => name)
}

/** Regions, departments and specialities someone shows, and whether someone says they take part in events. */
export async function directoryFilters(db: Queries) {
  const regions = await listedPeople(db)
    .select(sql<number>`regions.id`.as('id'))
    .select(sql<string>`regions.name`.as('name'))
    .distinct()
    .where('regions.id', 'is not', null)
    .where(ticked('region'))
    .orderBy('name')
    .execute()
  const departments = (await postalCodes(db)).flatMap((code) => departmentOf(code) ?? [])
  const partner = await listedPeople(db)
    .select('users.id')
    .where('users.is_partner', '=', true)
    .where(ticked('partner'))
    .limit(1)
    .executeTakeFirst()
  return {
    regions,
    departments: [...new Set(departments)].toSorted(),
    specialities: await specialitiesShown(db),
    has_partners: partner !== undefined,
  }
}

const companiesPlan: ListPlan = {
  fields: { name: { at: sql.ref('companies.name'), kind: 'text' } },
  search: sql`searchable(companies.name || ' ' || coalesce(companies.town, ''))`,
  sort: 'name',
  id: sql.ref('companies.id'),
}

type CompanyRow = Omit<DirectoryCompany, 'logo'> & WithLogo
export const presentCompany = (client: string, { logo_sha256, ...row }: CompanyRow): DirectoryCompany => ({
  ...row,
  logo: logoAddress(client, row.id, logo_sha256),
})

/** A query and its plan for a page of the companies of the directory, with how many of their people say they belong to them. */
export const companiesPage = (db: Queries, { by }: DirectoryCompaniesQuery) => ({
  query: directoryCompanies(db),
  plan: led(companiesPlan, by),
})
const directoryCompanies = (db: Queries) =>
  db
    .selectFrom('companies')
    .leftJoin('files as logos', (join) =>
      join.onRef('logos.tenant_id', '=', 'companies.tenant_id').onRef('logos.id', '=', 'companies.logo_file_id'),
    )
    .leftJoin('regions', (join) =>
      join.onRef('regions.tenant_id', '=', 'companies.tenant_id').onRef('regions.id', '=', 'companies.region_id'),
    )
    .select(['companies.id', 'companies.name', 'companies.town', 'regions.name as region', 'logos.sha256 as logo_sha256'])
    .select(departmentAt('companies').as('department'))
    .select(
      sql<number>`(select count(*)::integer from users where users.tenant_id = companies.tenant_id and users.company_id = companies.id and users.in_annuary
        and users.directory_consented_at is not null and users.status <> all(${gone}::smallint[]) and 'company' = any(users.directory_fields))`.as(
        'people',
      ),
    )
    .where('companies.in_annuary', '=', true)
    .where('companies.archived_at', 'is', null)
