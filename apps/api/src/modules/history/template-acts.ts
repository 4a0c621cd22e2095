import { type actsContract, type TemplateAct, templateChannels } from '@kxo/domain/history/acts-contract'
import { templateActList } from '@kxo/domain/history/acts-list'
import { usualDays } from '@kxo/domain/history/paths'
import { may } from '@kxo/domain/history/permissions'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { authorize, found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../platform/lists/list-of.ts'
import { settingsOf } from '../tenants/index.ts'
import { listOrExport } from './list-or-export.ts'
import { nameOf, within } from './queries.ts'

type Row = Omit<TemplateAct, 'sms'> & { sms_id: number | null; sms_name: string | null }

const ofMails = (days: number): RawBuilder<unknown> => sql`
  select t.id, 'mail' as channel, t.created_at as at, t.moment, t.language, t.scope, t.scope_key, t.version, t.subject, t.reason, t.is_active,
      ${nameOf('authors')} as user_name, null::bigint as sms_id, null::text as sms_name
    from mail_templates t left join users authors on authors.tenant_id = t.tenant_id and authors.id = t.created_by
   where ${within('t.created_at', days)}`

/** Of a text message, the latest text is the one that leaves, as long as it is switched on. */
const ofTextMessages = (days: number): RawBuilder<unknown> => sql`
  select v.id, 'sms' as channel, v.created_at as at, t.moment, v.language, 'tenant' as scope, '' as scope_key, v.version, v.body as subject, v.reason,
      t.is_active and not exists (
        select 1 from sms_template_versions later
         where later.tenant_id = v.tenant_id and later.template_id = v.template_id and later.version > v.version) as is_active,
      ${nameOf('authors')} as user_name, t.id as sms_id, t.name as sms_name
    from sms_template_versions v
    join sms_templates t on t.tenant_id = v.tenant_id and t.id = v.template_id
    left join users authors on authors.tenant_id = v.tenant_id and authors.id = v.created_by
   where ${within('v.created_at', days)}`

type Listed = SelectQueryBuilder<{ acts: Row }, 'acts', Row>
const selectTemplateActs = (db: Queries, hasSms: boolean, days: number = usualDays): Listed => {
  const acts = sql<Row>`(${ofMails(days)} ${hasSms ? sql`union all ${ofTextMessages(days)}` : sql``})`.as('acts')
  return db.selectFrom(acts).selectAll('acts') as unknown as Listed // a query written by hand has no table the types know
}

const plan = planOf(
  templateActList,
  {
    moment: 'acts.moment',
    channel: 'acts.channel',
    subject: 'acts.subject',
    language: 'acts.language',
    scope: 'acts.scope',
    version: 'acts.version',
    reason: 'acts.reason',
    user_name: 'acts.user_name',
    at: { at: sql.ref('acts.at'), isAlwaysFilled: true },
    is_active: 'acts.is_active',
  },
  {
    search: sql`searchable(acts.subject || ' ' || acts.reason || ' ' || coalesce(acts.sms_name, '') || ' ' || coalesce(acts.user_name, ''))`,
    sort: '-at',
    id: sql`(acts.id * ${templateChannels.length} + (acts.channel = 'sms')::integer)`,
  },
)

const present = ({ sms_id, sms_name, ...row }: Row): TemplateAct => ({
  ...row,
  sms: sms_id === null ? null : { id: sms_id, name: sms_name ?? '' },
})

/** Texts of messages as they were saved, and which of them still leave (A36). @throws 404 where texts are not rewritten */
export const listTemplateActs: Verb<typeof actsContract.templateActs> = async (context, { query }) => {
  authorize(may.readTemplates(context.actor))
  const { features, params } = settingsOf(context.tenant)
  found(features.includes('templates') || undefined)
  return listOrExport(context, {
    of: 'history mail templates',
    plan: { ...plan, zone: context.tenant.time_zone },
    asked: query,
    query: (db: Queries) => selectTemplateActs(db, params.has_sms, query.days),
    present: (rows: Row[]) => rows.map(present),
    columns: exportsOf(templateActList),
  })
}
