import type { actsContract, CampaignLine } from '@kxo/domain/history/acts-contract'
import { campaignList } from '@kxo/domain/history/acts-list'
import { usualDays } from '@kxo/domain/history/contract'
import { may } from '@kxo/domain/history/permissions'
import { mailStatus } from '@kxo/domain/mailing/status'
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { authorize, found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../platform/lists/list-of.ts'
import { settingsOf } from '../tenants/index.ts'
import { listOrExport } from './list-or-export.ts'
import { nameOf, within } from './queries.ts'

const countOf = (status: 'sent' | 'sending' | 'rejected') =>
  sql`count(*) filter (where mails.status = ${mailStatus.codeOf(status)})::integer`

/** One sending is one occurrence of the moment; its author wrote the trace of the same transaction. */
const sendingsOf = (days: number): RawBuilder<unknown> => sql`
    select sendings.*, (
      select ${nameOf('authors')} from traces
        join users authors on authors.tenant_id = traces.tenant_id and authors.id = traces.user_id
       where traces.action = 'massive_email' and traces.at = sendings.at and traces.info = sendings.subject limit 1) as user_name
      from (
        select min(mails.id) as id, min(mails.subject) as subject, min(mails.created_at) as at, count(*)::integer as recipients,
               ${countOf('sent')} as sent, ${countOf('sending')} as sending, ${countOf('rejected')} as rejected
          from mails
         where mails.moment in ('free_message', 'newsletter') and mails.occurrence not like 'test %' and ${within('mails.created_at', days)}
         group by mails.occurrence
      ) sendings`

type Listed = SelectQueryBuilder<{ campaigns: CampaignLine }, 'campaigns', CampaignLine>
const selectCampaigns = (db: Queries, days: number = usualDays): Listed =>
  db.selectFrom(sql<CampaignLine>`(${sendingsOf(days)})`.as('campaigns')).selectAll('campaigns') as unknown as Listed // a query written by hand has no table the types know

const plan = planOf(
  campaignList,
  {
    subject: 'campaigns.subject',
    at: 'campaigns.at',
    user_name: 'campaigns.user_name',
    recipients: 'campaigns.recipients',
    sent: 'campaigns.sent',
    sending: 'campaigns.sending',
    rejected: 'campaigns.rejected',
  },
  { search: sql`searchable(campaigns.subject)`, sort: '-at', id: sql.ref('campaigns.id') },
)

/** Messages written to many people and what became of each (A38). @throws 404 where campaigns are off */
export const listCampaigns: Verb<typeof actsContract.campaigns> = async (context, { query }) => {
  authorize(may.readCampaigns(context.actor))
  const { params, features } = settingsOf(context.tenant)
  found(params.show_email_campaign && features.includes('mailing') ? true : undefined)
  return listOrExport(context, {
    of: 'history campaigns',
    plan: { ...plan, zone: context.tenant.time_zone },
    asked: query,
    query: (db: Queries) => selectCampaigns(db, query.days),
    present: (rows: CampaignLine[]) => rows,
    columns: exportsOf(campaignList),
  })
}
