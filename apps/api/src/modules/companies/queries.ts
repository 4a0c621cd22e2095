import { accountStatus } from '@kxo/domain/identity/status'
import { type RawBuilder, sql } from 'kysely'
import type { Queries } from '../../platform/database/tenancy.ts'
import { companiesDependencies } from './dependencies.ts'

/** Said in the statements themselves, so that a plain list has no value to be planned by. */
const deleted = sql.lit(accountStatus.codeOf('deleted'))

const speaksForIts = (
  person: 'users' | 'others',
) => sql<boolean>`(${sql.ref(`${person}.profile_code`)} = 'REF' or exists (select from memberships m
  where m.tenant_id = ${sql.ref(`${person}.tenant_id`)} and m.user_id = ${sql.ref(`${person}.id`)} and m.company_id = ${sql.ref(`${person}.company_id`)}
    and m.ended_at is null and m.is_referent))`
/** Whether the row `users` of the query around speaks for the company it belongs to. */
export const isReferentOfIts = speaksForIts('users')

const otherReferents = sql<boolean>`exists (select from users others where others.tenant_id = users.tenant_id
  and others.company_id = users.company_id and others.id <> users.id and others.status <> ${deleted} and ${speaksForIts('others')})`
/** Whether the row `users` of the query around is alone to speak for the company it belongs to. */
export const speaksAlone = sql<boolean>`(users.company_id is not null and ${isReferentOfIts} and not ${otherReferents})`

const peopleOfIt = sql<number>`(select count(*) from users u
  where u.tenant_id = companies.tenant_id and u.company_id = companies.id and u.status <> ${deleted})`
/** A number of another country names no family. */
const familyOfIt = sql<number>`(select count(*) from companies f where f.tenant_id = companies.tenant_id and f.siren = companies.siren
  and not f.is_foreign and not companies.is_foreign and f.archived_at is null)`

/** Companies joined to the names beside them, with what is counted of them. */
const named = (db: Queries, now: Date) =>
  db
    .selectFrom('companies')
    .leftJoin('users as referents', (join) =>
      join.onRef('referents.tenant_id', '=', 'companies.tenant_id').onRef('referents.id', '=', 'companies.referent_id'),
    )
    .leftJoin('users as managers', (join) =>
      join.onRef('managers.tenant_id', '=', 'companies.tenant_id').onRef('managers.id', '=', 'companies.manager_id'),
    )
    .leftJoin('regions', (join) =>
      join.onRef('regions.tenant_id', '=', 'companies.tenant_id').onRef('regions.id', '=', 'companies.region_id'),
    )
    .select([
      'regions.name as region_name',
      sql<string | null>`referents.first_name || ' ' || referents.last_name`.as('referent_name'),
      sql<string | null>`managers.first_name || ' ' || managers.last_name`.as('manager_name'),
      peopleOfIt.as('people'),
      familyOfIt.as('family'),
      companiesDependencies().registrationsOfYear(now.getFullYear()).as('registrations_of_year'),
      companiesDependencies().amountDue.as('amount_due'),
    ])

/** Companies with what their record says. */
export const selectCompanies = (db: Queries, now: Date) =>
  named(db, now)
    .leftJoin('files', (join) => join.onRef('files.tenant_id', '=', 'companies.tenant_id').onRef('files.id', '=', 'companies.logo_file_id'))
    .selectAll('companies')
    .select('files.sha256 as logo_sha256')

/** The same, with what a line of a list tells. */
export const selectCompanyLines = (db: Queries, now: Date) =>
  named(db, now).select([
    'companies.id',
    'companies.name',
    'companies.siret',
    'companies.siren',
    'companies.is_foreign',
    'companies.code_postal',
    'companies.town',
    'companies.departments',
    'companies.accounting_code',
    'companies.employees_number',
    'companies.independents_number',
    'companies.is_recruiter',
    'companies.is_school',
    'companies.is_adherent',
    'companies.is_prospect',
    'companies.is_funder',
    'companies.archived_at',
  ])
export type CompanyLineRow = Awaited<ReturnType<ReturnType<typeof selectCompanyLines>['executeTakeFirstOrThrow']>>

export type CompanyRow = Awaited<ReturnType<ReturnType<typeof selectCompanies>['executeTakeFirstOrThrow']>>
export type FoundCompany = CompanyRow & { changed_by: string | null; changed_at: Date | null }

const lastChange = (column: RawBuilder<unknown>) => sql`(select ${column} from traces t
  left join users a on a.tenant_id = t.tenant_id and a.id = coalesce(t.acting_admin_id, t.user_id)
  where t.tenant_id = companies.tenant_id and t.subject = 'company' and t.subject_id = companies.id order by t.id desc limit 1)`

/** A company, and who wrote on it last. */
export const findCompany = (db: Queries, id: number, now = new Date()): Promise<FoundCompany | undefined> =>
  selectCompanies(db, now)
    .select([
      lastChange(sql`nullif(trim(a.first_name || ' ' || a.last_name), '')`).$castTo<string | null>().as('changed_by'),
      lastChange(sql`t.at`).$castTo<Date | null>().as('changed_at'),
    ])
    .where('companies.id', '=', id)
    .executeTakeFirst()

/** The bare row, locked until the end of the transaction. */
export const lockCompany = (db: Queries, id: number) =>
  db.selectFrom('companies').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** People of a company, those who speak for it first. */
export const peopleOf = (db: Queries, companyId: number) =>
  db
    .selectFrom('users')
    .leftJoin('memberships', (join) =>
      join
        .onRef('memberships.tenant_id', '=', 'users.tenant_id')
        .onRef('memberships.user_id', '=', 'users.id')
        .onRef('memberships.company_id', '=', 'users.company_id')
        .on('memberships.ended_at', 'is', null),
    )
    .selectAll('users')
    .select([isReferentOfIts.as('is_referent'), 'memberships.role'])
    .where('users.company_id', '=', companyId)
    .where('users.status', '<>', deleted)
    .orderBy('is_referent', 'desc')
    .orderBy(sql`searchable(users.last_name)`)
    .orderBy('users.id')
    .limit(500)
    .execute()
