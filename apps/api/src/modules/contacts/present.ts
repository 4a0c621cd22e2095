import { adminLevel } from '@kxo/domain/contacts/admin-level'
import type { Contact, ContactLine, ContactSummary } from '@kxo/domain/contacts/contract'
import { civilities, readsAll } from '@kxo/domain/contacts/rules'
import type { RecordField } from '@kxo/domain/fields/field'
import { accountStatus } from '@kxo/domain/identity/status'
import type { Profile } from '@kxo/domain/kernel/actor'
import type { Context } from '../../platform/context.ts'
import { found } from '../../platform/context.ts'
import { columnAnswers } from '../fields/index.ts'
import { factsOf, findContact, type LineRow, lastChange } from './queries.ts'
import { teamFigures } from './team/team-figures.ts'

/** A person as a list and its export show them. */
export type Line = ContactLine

const summaryOf = (row: LineRow): ContactSummary => ({
  id: row.id,
  civility: civilities.find((known) => known === row.civility) ?? null,
  first_name: row.first_name,
  last_name: row.last_name,
  mail: row.mail,
  phone: row.phone,
  job: row.job,
  code: row.code,
  company: row.company_id,
  company_name: row.company_name,
  profile_code: row.profile_code as Profile,
  is_admin: row.is_admin,
  is_super_admin: row.is_super_admin,
  is_partner: row.is_partner,
  is_adherent: row.is_adherent,
  is_prospect: row.is_prospect,
  status: accountStatus.keyOf(row.status),
  region: row.region_id,
  region_name: row.region_name,
  manager: row.manager_id,
  manager_name: row.manager_name,
  language: row.language as 'fr' | 'en',
  avatar: row.avatar_file_id,
  last_login_at: row.last_login_at,
  last_registration_at: row.last_registration_at,
  created_at: row.created_at,
})

/** Lines of a list; `isTeam` leaves out what a referent does not read, the people of one `company` bear their figures there. */
export async function presentLines(
  { db, now, tenant }: Pick<Context, 'db' | 'now' | 'tenant'>,
  rows: readonly LineRow[],
  { isTeam, company, columns }: { isTeam: boolean; company: number | null; columns: readonly RecordField[] },
): Promise<Line[]> {
  const ids = rows.map(({ id }) => id)
  const [figuresOf, answersOf] = await Promise.all([
    teamFigures({ db, now, zone: tenant.time_zone }, company, ids),
    columnAnswers(db, columns, ids),
  ])
  const lines = rows.map((row) => ({ ...summaryOf(row), answers: answersOf(row.id), figures: figuresOf(row.id) }))
  return isTeam ? lines.map((line) => ({ ...line, ...hidden })) : lines
}

/** What the professional part of a record leaves out. */
const hidden = { code: null, region: null, region_name: null, manager: null, manager_name: null, last_login_at: null, is_prospect: false }
const hiddenDetails = {
  ...hidden,
  birth_date: null,
  address: null,
  address_complement: null,
  code_postal: null,
  town: null,
  accounting_code: null,
  employees_number: null,
  independents_number: null,
}

/** A person's record as this actor may read it. @throws 404 */
export async function presentContact({ db, actor }: Pick<Context, 'db' | 'actor'>, id: number): Promise<Contact> {
  const row = found(await findContact(db, id))
  const changed = await lastChange(db, id)
  const record = {
    ...summaryOf(row),
    birth_date: row.birth_date,
    address: row.address,
    address_complement: row.address_complement,
    code_postal: row.code_postal,
    town: row.town,
    country: row.country,
    is_region_manual: row.is_region_manual,
    employees_number: row.employees_number,
    independents_number: row.independents_number,
    in_annuary: row.in_annuary,
    accounting_code: row.accounting_code,
    has_tasks: row.has_tasks,
    is_restricted: adminLevel.keyOf(row.is_restricted),
    has_password: row.password_hash !== null,
    version: row.version,
    changed_by: changed?.by ?? null,
    changed_at: changed ? new Date(changed.at) : null,
  }
  return readsAll(actor, factsOf(row)) ? record : { ...record, ...hiddenDetails }
}
