import { defaultZone } from '@kxo/domain/kernel/dates'
import { stateOf } from '@kxo/domain/tenants/ending/state'
import type { TenantKind } from '@kxo/domain/tenants/kind'
import { tenantList } from '@kxo/domain/tenants/list'
import { vendorClient } from '@kxo/domain/tenants/permissions'
import type { TenantLine, vendorContract } from '@kxo/domain/tenants/vendor/vendor-contract'
import { sql } from 'kysely'
import { found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../../platform/lists/list-of.ts'
import { listed } from '../../../platform/lists/listing.ts'
import { exportList } from '../../traces/index.ts'
import { accounts } from '../dependencies.ts'
import { monthBegun } from '../limits/month-begun.ts'
import { authorizeVendor, everywhere } from '../visit.ts'

const plan = planOf(
  tenantList,
  {
    label: { at: sql.ref('tenants.label'), isAlwaysFilled: true },
    name: { at: sql.ref('tenants.name'), isAlwaysFilled: true },
    kind: { at: sql.ref('tenants.kind'), isAlwaysFilled: true },
    formula: { at: sql.ref('tenants.formula'), isAlwaysFilled: true },
    is_suspended: { at: sql`(tenants.suspended_at is not null)`, isAlwaysFilled: true },
    created_at: { at: sql.ref('tenants.created_at'), isAlwaysFilled: true },
  },
  { search: sql`searchable(tenants.label || ' ' || tenants.name)`, sort: 'label', id: sql.ref('tenants.id') },
)

const month = monthBegun(defaultZone)

/** Figures of each tenant; none of them is about a person. */
const lines = (db: Queries) => {
  const shutOut = sql.join([...accounts().shutOut])
  return db
    .selectFrom('tenants')
    .select(['id', 'name', 'label', 'kind', 'formula', 'suspended_at', 'suspended_reason', 'suspends_on', 'created_at', 'version'])
    .select((eb) =>
      eb
        .selectFrom('companies')
        .innerJoin('tenants as vendor', (join) =>
          join.onRef('vendor.id', '=', 'companies.tenant_id').on('vendor.name', '=', sql.lit(vendorClient)),
        )
        .select(sql<{ id: number; name: string }>`json_build_object('id', companies.id, 'name', companies.name)`.as('company'))
        .whereRef('companies.id', '=', 'tenants.vendor_company_id')
        .as('company'),
    )
    .select(['max_events', 'max_admins', 'max_mails_per_month'])
    .select([
      sql<Date | null>`(select max(at) from traces where traces.tenant_id = tenants.id)`.as('last_activity'),
      sql<number>`(select count(*)::integer from users where users.tenant_id = tenants.id and status not in (${shutOut}))`.as('people'),
      sql<number>`(select count(*)::integer from users where users.tenant_id = tenants.id and is_admin and status not in (${shutOut}))`.as(
        'admins',
      ),
      sql<number>`(select count(*)::integer from events where events.tenant_id = tenants.id and published_at >= ${month})`.as('events'),
      sql<number>`(select count(*)::integer from mails where mails.tenant_id = tenants.id and created_at >= ${month})`.as('mails'),
    ])
}
type Row = Awaited<ReturnType<ReturnType<typeof lines>['executeTakeFirstOrThrow']>>

const present = ({ kind, suspended_at, events, admins, mails, max_events, max_admins, max_mails_per_month, ...row }: Row): TenantLine => ({
  ...row,
  kind: kind as TenantKind,
  is_suspended: suspended_at !== null,
  events: { used: events, max: max_events },
  admins: { used: admins, max: max_admins },
  mails: { used: mails, max: max_mails_per_month },
})

const exported = exportsOf(tenantList, {
  is_suspended: stateOf,
  events: ({ events }) => events.used,
  admins: ({ admins }) => admins.used,
  mails: ({ mails }) => mails.used,
})

/** Every tenant, for super administrators. */
export const listTenants: Verb<typeof vendorContract.list> = async (context, { query }) => {
  authorizeVendor(context)
  if (query.format) {
    return exportList(context, 'export_tenants', {
      name: 'espaces',
      plan,
      asked: query,
      query: lines,
      present: (rows: Row[]) => rows.map(present),
      columns: exported,
      isAcross: true,
    })
  }
  const page = await everywhere(context, () => listed(lines(context.db), plan, query))
  return { ...page, results: page.results.map(present) }
}

/** One line, as the list shows it. @throws 404 */
export const tenantLine = async (context: Parameters<typeof listTenants>[0], id: number): Promise<TenantLine> =>
  present(found(await everywhere(context, () => lines(context.db).where('id', '=', id).executeTakeFirst())))

export const getTenantLine: Verb<typeof vendorContract.get> = async (context, { params }) => {
  authorizeVendor(context)
  return tenantLine(context, params.id)
}
