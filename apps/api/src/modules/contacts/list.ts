import type { contactsContract } from '@kxo/domain/contacts/contract'
import { may } from '@kxo/domain/contacts/permissions'
import { teamWords as t } from '@kxo/domain/contacts/team-words'
import { contactWords as w } from '@kxo/domain/contacts/words'
import type { RecordField } from '@kxo/domain/fields/field'
import { profileNames } from '@kxo/domain/identity/profile'
import { accountStatus } from '@kxo/domain/identity/status'
import type { Input } from '@kxo/domain/kernel/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { authorize, type Context } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { type ListField, type ListPlan, listed } from '../../platform/lists/listing.ts'
import type { ExportColumn } from '../../platform/tables/table-export.ts'
import { columnExports, columnFilters, recordColumns, wordedExports } from '../fields/index.ts'
import { departmentField } from '../regions/index.ts'
import { exportList } from '../traces/index.ts'
import { contactFilters } from './contact-filters.ts'
import { contactsDependencies } from './dependencies.ts'
import { ownFilters } from './filters/own-filters.ts'
import { type Line, presentLines } from './present.ts'
import { countContacts, type LineRow, selectLines } from './queries.ts'

export type ListScope = Pick<Input<typeof contactsContract.list>['query'], 'company' | 'kind'>

/** What a list may be asked: its own fields, the tenant's, and what the modules above tell of people. */
export const contactsPlan = ({ tenant, actor }: Pick<Context, 'tenant' | 'actor'>, columns: readonly RecordField[]): ListPlan => ({
  fields: {
    last_name: { at: sql.ref('users.last_name'), kind: 'text', isAlwaysFilled: true, heldBy: sql.ref('users.search') },
    first_name: { at: sql.ref('users.first_name'), kind: 'text', isAlwaysFilled: true, heldBy: sql.ref('users.search') },
    mail: { at: sql.ref('users.mail'), kind: 'text', isAlwaysFilled: true, heldBy: sql.ref('users.search') },
    phone: { at: sql.ref('users.phone'), kind: 'text' },
    job: { at: sql.ref('users.job'), kind: 'text' },
    code: { at: sql.ref('users.code'), kind: 'text' },
    company_name: { at: sql.ref('users.company_label'), kind: 'text' },
    profile_code: { at: sql.ref('users.profile_code'), kind: 'text', isAlwaysFilled: true },
    status: {
      at: sql.ref('users.status'),
      kind: 'code',
      codeOf: (key) => accountStatus.codeOf(key as never),
      isAlwaysFilled: true,
    },
    is_adherent: { at: sql.ref('users.is_adherent'), kind: 'flag' },
    is_prospect: { at: sql.ref('users.is_prospect'), kind: 'flag' },
    region_name: { at: sql.ref('regions.name'), kind: 'text', isBeside: true, isSortedByReading: true },
    manager_name: {
      at: sql`(managers.first_name || ' ' || managers.last_name)`,
      kind: 'text',
      isBeside: true,
      isSortedByReading: true,
    },
    language: { at: sql.ref('users.language'), kind: 'text' },
    town: { at: sql.ref('users.town'), kind: 'text' },
    code_postal: { at: sql.ref('users.code_postal'), kind: 'text' },
    department: departmentField('users'),
    last_login_at: { at: sql.ref('users.last_login_at'), kind: 'instant' },
    created_at: { at: sql.ref('users.created_at'), kind: 'instant', isAlwaysFilled: true },
    ...ownFilters,
    ...contactFilters(actor),
    ...columnFilters(columns, { tenant: sql.ref('users.tenant_id'), id: sql.ref('users.id') }),
  },
  search: sql.ref('users.search'),
  sort: 'last_name',
  id: sql.ref('users.id'),
  zone: tenant.time_zone,
})

/** What a referent reads of their people is all they may sort and filter by. */
const teamPlan = (context: Context): ListPlan => {
  const { fields, ...plan } = contactsPlan(context, [])
  const { last_name, first_name, mail, phone, job, status, created_at } = fields
  return {
    ...plan,
    fields: { ...compact({ last_name, first_name, mail, phone, job, status, created_at }), ...contactsDependencies().teamFilters },
  }
}
const compact = (fields: Record<string, ListField | undefined>): Record<string, ListField> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => (field ? [[name, field]] : [])))

const columns: Readonly<Record<string, ExportColumn<Line>>> = {
  last_name: { label: w.lastName, kind: 'text', value: (line) => line.last_name },
  first_name: { label: w.firstName, kind: 'text', value: (line) => line.first_name },
  mail: { label: w.mail, kind: 'text', value: (line) => line.mail },
  phone: { label: w.phone, kind: 'text', value: (line) => line.phone },
  job: { label: w.job, kind: 'text', value: (line) => line.job },
  code: { label: w.code, kind: 'text', value: (line) => line.code },
  company_name: { label: w.company, kind: 'text', value: (line) => line.company_name },
  profile_code: { label: w.profile, kind: 'text', value: (line) => profileNames[line.profile_code] },
  status: { label: w.status, kind: 'text', value: (line) => accountStatus.labelOf(line.status) },
  is_adherent: { label: w.member, kind: 'flag', value: (line) => line.is_adherent },
  is_prospect: { label: w.prospect, kind: 'flag', value: (line) => line.is_prospect },
  region_name: { label: w.region, kind: 'text', value: (line) => line.region_name },
  manager_name: { label: w.manager, kind: 'text', value: (line) => line.manager_name },
  language: { label: w.language, kind: 'text', value: (line) => line.language },
  last_registration_at: { label: w.lastRegistration, kind: 'instant', value: (line) => line.last_registration_at },
  last_login_at: { label: w.lastLogin, kind: 'instant', value: (line) => line.last_login_at },
  created_at: { label: w.createdOn, kind: 'instant', value: (line) => line.created_at },
  events_of_year: { label: t.eventsOfYear, kind: 'number', value: ({ figures }) => figures?.events_of_year ?? null },
  minutes_of_year: { label: t.hoursOfYear, kind: 'number', value: ({ figures }) => figures && figures.minutes_of_year / 60 },
  next_date: { label: t.nextDate, kind: 'instant', value: ({ figures }) => figures?.next_date ?? null },
  to_do: { label: t.toDo, kind: 'number', value: ({ figures }) => figures?.to_do ?? null },
}

const kinds = {
  members: sql<SqlBool>`users.is_adherent`,
  prospects: sql<SqlBool>`users.is_prospect`,
  to_validate: sql<SqlBool>`users.status = ${sql.lit(accountStatus.codeOf('toValidate'))}`,
  partners: sql<SqlBool>`users.is_partner`,
  admins: sql<SqlBool>`users.is_admin`,
}

/** What narrows the list to a company and a tab. @throws 403 for what the actor may not list */
export function conditionsOf({ actor }: Pick<Context, 'actor'>, { company, kind }: ListScope): RawBuilder<SqlBool>[] {
  authorize(company === 'mine' ? may.listTeam(actor) : may.listContacts(actor))
  if (kind === 'admins') authorize(may.listAdmins(actor))
  const of = company === 'mine' ? actor.company_id : company
  return [...(of === undefined ? [] : [sql<SqlBool>`users.company_id = ${of}`]), ...(kind ? [kinds[kind]] : [])]
}

/** People of the tenant, as the tabs and filters of the list ask; a referent's own team. */
export const listContacts: Verb<typeof contactsContract.list> = async (context, { query }) => {
  const { db } = context
  const conditions = conditionsOf(context, query)
  const isTeam = query.company === 'mine'
  // Only what filters waits to know the tenant's own fields: they leave with the page otherwise.
  const columnsRead = isTeam ? Promise.resolve([]) : recordColumns(context, 'User')
  const own = query.filters?.length || query.format ? await columnsRead : []
  const plan = isTeam ? teamPlan(context) : contactsPlan(context, own)
  const company = query.company === 'mine' ? context.actor.company_id : (query.company ?? null)
  const rows = (from: Queries) => selectLines(from).where((eb) => eb.and(conditions))
  if (query.format) {
    const present = (found: LineRow[], from: Queries) => presentLines({ ...context, db: from }, found, { isTeam, company, columns: own })
    return exportList(context, 'export_users', {
      name: 'contacts',
      plan,
      asked: query,
      query: rows,
      present,
      columns: { ...(await wordedExports(context, 'User', columns)), ...columnExports(context, own) },
    })
  }
  const bare = countContacts(db).where((eb) => eb.and(conditions))
  const [page, listedFields] = await Promise.all([listed(rows(db), plan, query, bare), columnsRead])
  return { ...page, results: await presentLines(context, page.results, { isTeam, company, columns: listedFields }) }
}
