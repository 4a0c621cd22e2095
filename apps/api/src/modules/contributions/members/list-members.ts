import { may as mayOpen } from '@kxo/domain/companies/permissions'
import type { contributionsContract, Membership } from '@kxo/domain/contributions/contract'
import { membershipList } from '@kxo/domain/contributions/list'
import { may } from '@kxo/domain/contributions/permissions'
import { membershipStatus } from '@kxo/domain/contributions/status'
import { isSelf } from '@kxo/domain/kernel/permissions'
import { sql } from 'kysely'
import { authorize } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../../platform/lists/list-of.ts'
import { listOrExport } from '../../traces/index.ts'
import { getContribution } from '../contribution-of.ts'

const person = sql<string>`trim(users.first_name || ' ' || users.last_name)`

const selectMemberships = (db: Queries) =>
  db
    .selectFrom('contribution_members')
    .innerJoin('contributions', (join) =>
      join
        .onRef('contributions.tenant_id', '=', 'contribution_members.tenant_id')
        .onRef('contributions.id', '=', 'contribution_members.contribution_id'),
    )
    .innerJoin('contribution_orders', (join) =>
      join
        .onRef('contribution_orders.tenant_id', '=', 'contribution_members.tenant_id')
        .onRef('contribution_orders.id', '=', 'contribution_members.order_id'),
    )
    .innerJoin('users', (join) =>
      join.onRef('users.tenant_id', '=', 'contribution_members.tenant_id').onRef('users.id', '=', 'contribution_members.user_id'),
    )
    .innerJoin('companies', (join) =>
      join
        .onRef('companies.tenant_id', '=', 'contribution_members.tenant_id')
        .onRef('companies.id', '=', 'contribution_members.company_id'),
    )
    .leftJoin('bills', (join) =>
      join.onRef('bills.tenant_id', '=', 'contribution_orders.tenant_id').onRef('bills.id', '=', 'contribution_orders.bill_id'),
    )
    .select([
      'contribution_members.id',
      'contribution_members.contribution_id as contribution',
      'contributions.name as contribution_name',
      'contribution_members.user_id as user',
      person.as('person'),
      'contribution_members.company_id as company',
      'companies.name as company_name',
      'contribution_members.starts_on',
      'contribution_members.ends_on',
      'contribution_members.status',
      'bills.id as bill',
      'bills.number as bill_number',
      sql<Date>`contribution_orders.ordered_at`.as('ordered_at'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof selectMemberships>['executeTakeFirstOrThrow']>>
const present = (row: Row): Membership => ({ ...row, status: membershipStatus.keyOf(row.status) })

const plan = planOf(
  membershipList,
  {
    person: { at: sql`users.last_name`, isSortedByReading: true },
    company_name: { at: sql`companies.name`, isSortedByReading: true },
    starts_on: { at: sql`contribution_members.starts_on`, isSortedByReading: true },
    ends_on: { at: sql`contribution_members.ends_on`, isSortedByReading: true },
    status: { at: sql`contribution_members.status`, isSortedByReading: true },
    bill_number: { at: sql`bills.number`, isSortedByReading: true },
    ordered_at: { at: sql`contribution_orders.ordered_at`, isSortedByReading: true },
  },
  {
    search: sql`searchable(users.first_name || ' ' || users.last_name || ' ' || companies.name)`,
    sort: 'person',
    id: sql`contribution_members.id`,
  },
)

export const listMembers: Verb<typeof contributionsContract.members> = async (context, { params, query }) => {
  authorize(may.manageContributions(context.actor))
  const { id, name } = await getContribution(context.db, params.id)
  return listOrExport(context, 'export_memberships', {
    name,
    plan: { ...plan, zone: context.tenant.time_zone },
    asked: query,
    query: (db) => {
      const all = selectMemberships(db).where('contribution_members.contribution_id', '=', id)
      return query.status === undefined ? all : all.where('contribution_members.status', '=', membershipStatus.codeOf(query.status))
    },
    present: (rows) => rows.map(present),
    columns: exportsOf(membershipList),
  })
}

/** As many as a record shows. */
const most = 200

export const membershipsOfRecord: Verb<typeof contributionsContract.ofRecord> = async ({ db, actor }, { query }) => {
  const { user, company } = query
  authorize(
    may.manageContributions(actor) ||
      (user !== undefined && isSelf(actor, { user_id: user })) ||
      (user === undefined && company !== undefined && may.takeCollectively(actor, { company_id: company }) && mayOpen.openOwn(actor)),
  )
  if (user === undefined && company === undefined) return []
  let rows = selectMemberships(db).where('contribution_members.status', '<>', membershipStatus.codeOf('cancelled'))
  if (user !== undefined) rows = rows.where('contribution_members.user_id', '=', user)
  if (company !== undefined) rows = rows.where('contribution_members.company_id', '=', company)
  return (
    await rows.orderBy('contribution_members.starts_on', 'desc').orderBy('contribution_members.id', 'desc').limit(most).execute()
  ).map(present)
}
