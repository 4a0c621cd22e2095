import { stateOfPaper, worstPaper } from '@kxo/domain/documents/requests/paper-state'
import { documentStatus } from '@kxo/domain/documents/status'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { partnerKind } from '@kxo/domain/partners/kind'
import { may } from '@kxo/domain/partners/permissions'
import { partnerList } from '@kxo/domain/partners/records/list'
import type { PartnerSummary, partnerRecordsContract } from '@kxo/domain/partners/records/record-contract'
import { partnerStatus } from '@kxo/domain/partners/status'
import { sql } from 'kysely'
import { authorize, type Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../../platform/lists/list-of.ts'
import { listOrExport } from '../../traces/index.ts'

const name = sql<string>`users.last_name || ' ' || users.first_name`
const skills = sql<string>`coalesce((select string_agg(t.name, ', ' order by t.name) from partner_skills own
  join themes t on t.tenant_id = own.tenant_id and t.id = own.theme_id where own.tenant_id = p.tenant_id and own.partner_id = p.id), '')`

const plan = planOf(
  partnerList,
  {
    name: { at: name },
    organisation: 'p.organisation',
    kind: 'p.kind',
    status: 'p.status',
    skills: { at: skills },
    day_rate: 'p.day_rate',
  },
  { search: sql`users.search`, sort: 'name', id: sql`p.id` },
)

type PaperRow = { status: number | null; expires_on: string | null }

const partnerRows = (db: Queries, now: Date) =>
  db
    .selectFrom('partners as p')
    .innerJoin('users', (join) => join.onRef('users.tenant_id', '=', 'p.tenant_id').onRef('users.id', '=', 'p.user_id'))
    .select(['p.id', 'p.user_id', 'users.mail', 'p.organisation', 'p.kind', 'p.status', 'p.day_rate'])
    .select([
      name.as('name'),
      skills.as('skills'),
      sql<PaperRow[] | null>`(select jsonb_agg(jsonb_build_object('status', held.status, 'expires_on', paper.expires_on))
        from document_requests paper left join documents held on held.tenant_id = paper.tenant_id and held.id = paper.document_id
        where paper.tenant_id = p.tenant_id and paper.partner_id = p.id)`.as('papers'),
      sql<Date | null>`(select min(held.start_at) from slot_partners held
        where held.tenant_id = p.tenant_id and held.user_id = p.user_id and held.start_at > ${now})`.as('next_date'),
      sql<number>`coalesce((select round(sum(extract(epoch from held.end_at - held.start_at)) / 360) / 10 from slot_partners held
        where held.tenant_id = p.tenant_id and held.user_id = p.user_id and held.end_at <= ${now}
          and held.start_at > ${now}::timestamptz - interval '1 year'), 0)::float`.as('hours'),
      sql<number>`coalesce((select round(sum(own.validated_minutes) / 6.0) / 10 from event_partners own
        join events e on e.tenant_id = own.tenant_id and e.id = own.event_id
        where own.tenant_id = p.tenant_id and own.user_id = p.user_id and own.kind = p.kind
          and e.start_date between ${now}::timestamptz - interval '1 year' and ${now}), 0)::float`.as('validated'),
    ])
type Row = Awaited<ReturnType<ReturnType<typeof partnerRows>['executeTakeFirstOrThrow']>>

const present = ({ now, tenant }: Context, rows: readonly Row[]): PartnerSummary[] => {
  const today = dayInZone(now, tenant.time_zone)
  return rows.map(({ papers, ...row }) => ({
    ...row,
    kind: partnerKind.keyOf(row.kind),
    status: partnerStatus.keyOf(row.status),
    papers: worstPaper(
      (papers ?? []).map(({ status, expires_on }) =>
        stateOfPaper({ status: status === null ? null : documentStatus.keyOf(status), expires_on }, today),
      ),
    ),
  }))
}

/** Everyone who delivers or supports; those put away are listed apart. */
export const listPartners: Verb<typeof partnerRecordsContract.list> = async (context, { query }) => {
  authorize(may.seePartners(context.actor))
  const { tab, ...listQuery } = query
  const deleted = partnerStatus.codeOf('deleted')
  const rows = (db: Queries) => {
    const all = partnerRows(db, context.now)
    if (tab === 'deleted') return all.where('p.status', '=', deleted)
    if (tab === 'pending') return all.where('p.status', '=', partnerStatus.codeOf('inProgress'))
    const standing = all.where('p.status', '<>', deleted)
    return tab ? standing.where('p.kind', '=', partnerKind.codeOf(tab)) : standing
  }
  return listOrExport(context, 'export_partners', {
    name: 'partners',
    plan,
    asked: listQuery,
    query: rows,
    present: (some: Row[]) => present(context, some),
    columns: exportsOf(partnerList),
  })
}
