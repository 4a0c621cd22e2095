import { showsCampaigns } from '@kxo/domain/campaigns/rules'
import { campaignStatus } from '@kxo/domain/campaigns/status'
import type { actsContract, CampaignLine } from '@kxo/domain/history/acts-contract'
import { campaignList } from '@kxo/domain/history/acts-list'
import { usualDays } from '@kxo/domain/history/paths'
import { may } from '@kxo/domain/history/permissions'
import { mailStatus } from '@kxo/domain/mailing/status'
import type { TenantParams } from '@kxo/domain/tenants/settings/params'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { authorize, found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../platform/lists/list-of.ts'
import { audiencesInWords } from '../campaigns/index.ts'
import { settingsOf } from '../tenants/index.ts'
import { listOrExport } from './list-or-export.ts'
import { nameOf, within } from './queries.ts'

type Row = Omit<CampaignLine, 'status'> & { status: number; audience_facts: unknown }
const countOf = (status: 'sent' | 'sending' | 'rejected') =>
  sql`count(*) filter (where m.status = ${mailStatus.codeOf(status)})::integer as ${sql.raw(status)}`

const clicksOf = sql`(select coalesce(sum(l.clicks), 0)::integer from campaign_links l where l.tenant_id = c.tenant_id and l.campaign_id = c.id)`

type Counted = Pick<TenantParams, 'mail_open_count' | 'mail_click_count'>
const sendingsOf = (days: number, counted: Counted): RawBuilder<unknown> => sql`
  select c.id, c.subject, c.kind, c.template, c.audience, c.audience_facts, case when c.status = ${campaignStatus.codeOf('draft')} then null else c.send_at end as at, c.status, ${nameOf('authors')} as user_name, counted.*,
      ${counted.mail_open_count ? sql`c.opens + c.opens_b` : sql`null::integer`} as opens,
      ${counted.mail_click_count ? clicksOf : sql`null::integer`} as clicks
    from campaigns c
    left join users authors on authors.tenant_id = c.tenant_id and authors.id = c.created_by
    cross join lateral (
      select count(*) filter (where r.excluded is null)::integer as recipients, count(r.excluded)::integer as excluded,
          ${countOf('sent')}, ${countOf('sending')}, ${countOf('rejected')},
          count(m.unsubscribed_at)::integer as unsubscribed, count(m.complained_at)::integer as complaints
        from campaign_recipients r left join mails m on m.tenant_id = r.tenant_id and m.id = r.mail_id
       where r.tenant_id = c.tenant_id and r.campaign_id = c.id) as counted
   where ${within('c.created_at', days)}`

type Listed = SelectQueryBuilder<{ campaigns: Row }, 'campaigns', Row>
const selectCampaigns = (db: Queries, days: number | undefined, counted: Counted): Listed =>
  db.selectFrom(sql<Row>`(${sendingsOf(days ?? usualDays, counted)})`.as('campaigns')).selectAll('campaigns') as unknown as Listed // a query written by hand has no table the types know

const plan = planOf(
  campaignList,
  {
    subject: 'campaigns.subject',
    status: 'campaigns.status',
    kind: 'campaigns.kind',
    audience: 'campaigns.audience',
    at: 'campaigns.at',
    user_name: 'campaigns.user_name',
    recipients: 'campaigns.recipients',
    sent: 'campaigns.sent',
    sending: 'campaigns.sending',
    rejected: 'campaigns.rejected',
    excluded: 'campaigns.excluded',
    unsubscribed: 'campaigns.unsubscribed',
    complaints: 'campaigns.complaints',
    opens: 'campaigns.opens',
    clicks: 'campaigns.clicks',
  },
  { search: sql`searchable(campaigns.subject || ' ' || campaigns.audience)`, sort: '-at', id: sql.ref('campaigns.id') },
)

/** Messages written to many people and what became of each (A38). @throws 404 where campaigns are off */
export const listCampaigns: Verb<typeof actsContract.campaigns> = async (context, { query }) => {
  authorize(may.readCampaigns(context.actor))
  const settings = settingsOf(context.tenant)
  found(showsCampaigns(settings) || undefined)
  return listOrExport(context, {
    of: 'history campaigns',
    plan: { ...plan, zone: context.tenant.time_zone },
    asked: query,
    query: (db: Queries) => selectCampaigns(db, query.days, settings.params),
    present: async (rows: Row[], db: Queries) => {
      const said = await audiencesInWords({ ...context, db }, rows)
      return rows.map(({ status, audience_facts: _, ...row }, index) => ({
        ...row,
        status: campaignStatus.keyOf(status),
        audience: said[index] ?? '',
      }))
    },
    columns: exportsOf(campaignList),
  })
}
