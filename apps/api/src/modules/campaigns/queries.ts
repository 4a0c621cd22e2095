import { campaignStatus } from '@kxo/domain/campaigns/status'
import { mailStatus } from '@kxo/domain/mailing/status'
import { type Selectable, sql } from 'kysely'
import { found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { CampaignRecipients, Campaigns } from '../../platform/database-types.ts'

export type CampaignRow = Selectable<Campaigns>
export type RecipientRow = Pick<Selectable<CampaignRecipients>, 'rank' | 'user_id' | 'address'>

/** Held until commit: one job at a time goes on with a sending, and whoever steers it waits for its batch. */
export const lockCampaign = (db: Queries, id: number): Promise<CampaignRow | undefined> =>
  db.selectFrom('campaigns').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** A message left for later. */
export const selectDraft = (db: Queries, id: number) =>
  db.selectFrom('campaigns').selectAll().where('id', '=', id).where('status', '=', campaignStatus.codeOf('draft'))

/** The same, held until commit. @throws 404 for what is no draft any more: sent already, or deleted */
export const lockDraft = async (db: Queries, id: number): Promise<CampaignRow> =>
  found(await selectDraft(db, id).forUpdate().executeTakeFirst())

export const findCampaign = (db: Queries, id: number) =>
  db
    .selectFrom('campaigns')
    .leftJoin('events', (join) => join.onRef('events.tenant_id', '=', 'campaigns.tenant_id').onRef('events.id', '=', 'campaigns.event_id'))
    .leftJoin('users', (join) => join.onRef('users.tenant_id', '=', 'campaigns.tenant_id').onRef('users.id', '=', 'campaigns.created_by'))
    .selectAll('campaigns')
    .select('events.title as event_title')
    .select(sql<string | null>`trim(users.first_name || ' ' || users.last_name)`.as('by_name'))
    .where('campaigns.id', '=', id)
    .executeTakeFirst()

export const nextRecipients = (db: Queries, campaign: number, atMost: number): Promise<RecipientRow[]> =>
  db
    .selectFrom('campaign_recipients')
    .select(['rank', 'user_id', 'address'])
    .where('campaign_id', '=', campaign)
    .where('mail_id', 'is', null)
    .where('excluded', 'is', null)
    .orderBy('rank')
    .limit(atMost)
    .execute()

/** Everybody of a sending, with where their mail is. */
export const selectRecipients = (db: Queries, campaign: number) =>
  db
    .selectFrom('campaign_recipients')
    .leftJoin('users', (join) =>
      join.onRef('users.tenant_id', '=', 'campaign_recipients.tenant_id').onRef('users.id', '=', 'campaign_recipients.user_id'),
    )
    .leftJoin('mails', (join) =>
      join.onRef('mails.tenant_id', '=', 'campaign_recipients.tenant_id').onRef('mails.id', '=', 'campaign_recipients.mail_id'),
    )
    .select([
      'campaign_recipients.rank',
      'campaign_recipients.user_id',
      'campaign_recipients.excluded',
      'mails.reason',
      'mails.status',
      sql<string>`coalesce(trim(users.first_name || ' ' || users.last_name), '')`.as('name'),
      sql<string>`coalesce(mails.recipient, users.mail, campaign_recipients.address, '')`.as('address'),
    ])
    .where('campaign_recipients.campaign_id', '=', campaign)

export type VariantCounts = { is_b: boolean; sent: number; unsubscribed: number; complaints: number }
/** What came of each subject: one person in two reads the second. */
export async function variantsOf(db: Queries, campaign: number): Promise<VariantCounts[]> {
  const { rows } = await sql<VariantCounts>`select r.rank % 2 = 0 as is_b,
      count(*) filter (where m.status = ${mailStatus.codeOf('sent')})::integer as sent,
      count(m.unsubscribed_at)::integer as unsubscribed, count(m.complained_at)::integer as complaints
    from campaign_recipients r join mails m on m.tenant_id = r.tenant_id and m.id = r.mail_id
   where r.campaign_id = ${campaign} group by 1`.execute(db)
  return rows
}

export type LinkCounts = { url: string; clicks: number; clicks_b: number }
/** How many times each page was reached from the message, under each of its subjects, in the order it is read. */
export const linksOf = (db: Queries, campaign: number): Promise<LinkCounts[]> =>
  db
    .selectFrom('campaign_links')
    .select([
      'url',
      sql<number>`coalesce(sum(clicks) filter (where not is_b), 0)::integer`.as('clicks'),
      sql<number>`coalesce(sum(clicks) filter (where is_b), 0)::integer`.as('clicks_b'),
    ])
    .where('campaign_id', '=', campaign)
    .groupBy(['rank', 'url'])
    .orderBy('rank')
    .execute()

export type Counts = { total: number; waiting: number; sending: number; sent: number; rejected: number }
export const countsOf = (db: Queries, campaign: number): Promise<Counts> => {
  const mails = (status: 'sending' | 'sent' | 'rejected') =>
    sql<number>`count(*) filter (where mails.status = ${mailStatus.codeOf(status)})::integer`.as(status)
  return db
    .selectFrom('campaign_recipients as r')
    .leftJoin('mails', (join) => join.onRef('mails.tenant_id', '=', 'r.tenant_id').onRef('mails.id', '=', 'r.mail_id'))
    .select([
      sql<number>`count(*)::integer`.as('total'),
      sql<number>`count(*) filter (where r.mail_id is null and r.excluded is null)::integer`.as('waiting'),
      mails('sending'),
      mails('sent'),
      mails('rejected'),
    ])
    .where('r.campaign_id', '=', campaign)
    .executeTakeFirstOrThrow()
}

const mostUnderWay = 20
/** Those that have not wholly left, the soonest first, with how many of their people were written to. */
export const selectUnderWay = (db: Queries) =>
  db
    .selectFrom('campaigns as c')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('campaign_recipients as r')
          .select([
            sql<number>`count(*) filter (where r.excluded is null)::integer`.as('total'),
            sql<number>`count(*) filter (where r.excluded is null and r.mail_id is not null)::integer`.as('done'),
          ])
          .whereRef('r.tenant_id', '=', 'c.tenant_id')
          .whereRef('r.campaign_id', '=', 'c.id')
          .as('n'),
      (join) => join.onTrue(),
    )
    .select(['c.id', 'c.subject', 'c.status', 'c.send_at', 'n.total', 'n.done'])
    .where('c.status', 'in', campaignStatus.codesOf('scheduled', 'running', 'paused'))
    .orderBy('c.send_at')
    .orderBy('c.id')
    .limit(mostUnderWay)
