import type { contactsContract } from '@kxo/domain/contacts/contract'
import { contactList, teamFigureList } from '@kxo/domain/contacts/list'
import { may } from '@kxo/domain/contacts/permissions'
import type { RecordField } from '@kxo/domain/fields/field'
import { accountStatus } from '@kxo/domain/identity/status'
import type { Input } from '@kxo/domain/kernel/contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { authorize, type Context } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import type { ListField, ListPlan } from '../../platform/lists/list-filters.ts'
import { exportsOf, planOf } from '../../platform/lists/list-of.ts'
import { listed } from '../../platform/lists/listing.ts'
import { columnExports, columnFilters, recordColumns, wordedExports } from '../fields/index.ts'
import { exportList } from '../traces/index.ts'
import { contactFilters } from './contact-filters.ts'
import { contactsDependencies } from './dependencies.ts'
import { presentLines } from './present.ts'
import { countContacts, type LineRow, selectLines } from './queries.ts'

export type ListScope = Pick<Input<typeof contactsContract.list>['query'], 'company' | 'kind'>

const peoplePlan = planOf(
  contactList,
  {
    last_name: { at: sql.ref('users.last_name'), isAlwaysFilled: true, searchColumn: sql.ref('users.search') },
    first_name: { at: sql.ref('users.first_name'), isAlwaysFilled: true, searchColumn: sql.ref('users.search') },
    mail: { at: sql.ref('users.mail'), isAlwaysFilled: true, searchColumn: sql.ref('users.search') },
    phone: 'users.phone',
    job: 'users.job',
    code: 'users.code',
    company_name: 'users.company_label',
    profile_code: { at: sql.ref('users.profile_code'), isAlwaysFilled: true },
    status: { at: sql.ref('users.status'), isAlwaysFilled: true },
    is_adherent: 'users.is_adherent',
    is_prospect: 'users.is_prospect',
    region_name: { at: sql.ref('regions.name'), isBeside: true, isSortedByReading: true },
    manager_name: { at: sql`(managers.first_name || ' ' || managers.last_name)`, isBeside: true, isSortedByReading: true },
    language: 'users.language',
    last_login_at: 'users.last_login_at',
    created_at: { at: sql.ref('users.created_at'), isAlwaysFilled: true },
  },
  { search: sql.ref('users.search'), sort: 'last_name', id: sql.ref('users.id') },
)

/** What a list may be asked: its own fields, the tenant's, and what the modules above tell of people. */
export const contactsPlan = ({ tenant, actor }: Pick<Context, 'tenant' | 'actor'>, columns: readonly RecordField[]): ListPlan => ({
  ...peoplePlan,
  fields: {
    ...peoplePlan.fields,
    ...contactFilters(actor),
    ...columnFilters(columns, { tenant: sql.ref('users.tenant_id'), id: sql.ref('users.id') }),
  },
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

const columns = {
  ...exportsOf(contactList),
  ...exportsOf(teamFigureList, {
    events_of_year: ({ figures }) => figures?.events_of_year ?? null,
    minutes_of_year: ({ figures }) => figures && figures.minutes_of_year / 60,
    next_date: ({ figures }) => figures?.next_date ?? null,
    to_do: ({ figures }) => figures?.to_do ?? null,
  }),
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
