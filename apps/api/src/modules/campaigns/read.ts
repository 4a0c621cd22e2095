import type { Campaign, CampaignRecipient, campaignsContract } from '@kxo/domain/campaigns/contract'
import type { Exclusion } from '@kxo/domain/campaigns/exclusion'
import { recipientList } from '@kxo/domain/campaigns/list'
import { monthAfter } from '@kxo/domain/campaigns/rules'
import { campaignStatus, recipientState } from '@kxo/domain/campaigns/status'
import { mailStatus } from '@kxo/domain/mailing/status'
import { sql } from 'kysely'
import { type Context, found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../platform/lists/list-of.ts'
import { listOrExport } from '../traces/index.ts'
import { presentAttachments } from './attachments.ts'
import { audiencesInWords } from './audience-in-words.ts'
import { authorizeReading } from './authorize-writing.ts'
import { excludedAmong } from './chosen-by.ts'
import { countsClicks } from './count-clicks.ts'
import { countsOpenings } from './count-opening.ts'
import { rendered } from './preview.ts'
import { type CampaignRow, countsOf, findCampaign, type LinkCounts, linksOf, selectRecipients, variantsOf } from './queries.ts'
import { eventOf, requestFor, storedBody } from './request-for.ts'
import { roomThisHour } from './room-this-hour.ts'

/** Those left out, with their names; nobody else is read. */
const leftOut = async ({ db }: Context, id: number) =>
  excludedAmong(
    (await selectRecipients(db, id).where('campaign_recipients.excluded', 'is not', null).orderBy('rank').execute()).map(
      ({ excluded, name, address }) => ({ excluded: excluded as Exclusion, first_name: name, last_name: '', mail: address }),
    ),
  )

export const readCampaign: Verb<typeof campaignsContract.get> = async (context, { params }) => {
  authorizeReading(context)
  const row = found(await findCampaign(context.db, params.id))
  const { body, event_id, event_title, status, ...campaign } = row
  const content = { ...campaign, body: storedBody(body) } as Parameters<typeof requestFor>[1] // its columns hold what the contract let in
  const nobody = { user_id: null, mail: '', first_name: '', last_name: '', language: context.language.locale }
  const event = await eventOf(context, event_id)
  const links = countsClicks(context) ? await linksOf(context.db, row.id) : undefined
  const [audience = ''] = await audiencesInWords(context, [row])
  const { html } = await rendered(context, requestFor(context, content, nobody, event))
  const counts = await countsOf(context.db, row.id)
  return {
    ...content,
    id: row.id,
    template: row.template,
    files: await presentAttachments(context, row),
    audience,
    token: row.token,
    subject_b: row.subject_b,
    paused_by: row.paused_by,
    resumes_at: monthAfter(context.now, context.tenant.time_zone),
    by_name: row.by_name,
    created_at: row.created_at,
    send_at: row.send_at,
    finished_at: row.finished_at,
    per_hour: row.per_hour,
    status: campaignStatus.keyOf(status),
    event: event_id === null || event_title === null ? null : { id: event_id, title: event_title },
    ...counts,
    next_wave_at: await nextWaveOf(context, row, counts.waiting),
    excluded: await leftOut(context, row.id),
    html,
    variants: await reportOf(context, row, links),
    links: (links ?? []).map(({ url, clicks, clicks_b }) => ({ url, clicks: clicks + clicks_b })),
  }
}

/** When those that wait for their hour are written to; null when none does. */
async function nextWaveOf(context: Context, row: CampaignRow, waiting: number): Promise<Date | null> {
  if (row.per_hour === null || waiting === 0 || campaignStatus.keyOf(row.status) !== 'running') return null
  const { left, opens } = await roomThisHour(context, row)
  return left === 0 ? opens : null
}

/** What came of the subject, or of each of the two. */
async function reportOf(
  context: Context,
  { id, subject, subject_b, opens, opens_b }: CampaignRow,
  links: readonly LinkCounts[] | undefined,
): Promise<Campaign['variants']> {
  const counts = await variantsOf(context.db, id)
  const counted = countsOpenings(context)
  const sum = (of: 'sent' | 'unsubscribed' | 'complaints', is_b?: boolean): number =>
    counts.filter((one) => is_b === undefined || one.is_b === is_b).reduce((total, one) => total + one[of], 0)
  const followed = (is_b?: boolean): number =>
    (links ?? []).reduce((total, { clicks, clicks_b }) => total + (is_b === true ? 0 : clicks) + (is_b === false ? 0 : clicks_b), 0)
  const variant = (text: string, opened: number, is_b?: boolean) => ({
    subject: text,
    sent: sum('sent', is_b),
    unsubscribed: sum('unsubscribed', is_b),
    complaints: sum('complaints', is_b),
    opens: counted ? opened : null,
    clicks: links ? followed(is_b) : null,
  })
  return subject_b === '' ? [variant(subject, opens + opens_b)] : [variant(subject, opens, false), variant(subject_b, opens_b, true)]
}

const isWaiting = sql`mails.id is null and campaign_recipients.excluded is null`
const stateCode = sql`case when campaign_recipients.excluded is not null then ${recipientState.codeOf('excluded')}
  when mails.id is null then ${recipientState.codeOf('waiting')} else mails.status end`
const plan = planOf(
  recipientList,
  {
    name: 'users.last_name',
    address: { at: sql`coalesce(mails.recipient, users.mail, campaign_recipients.address, '')` },
    state: { at: stateCode },
  },
  {
    fields: {
      rank: { at: sql`campaign_recipients.rank`, kind: 'number' },
      reason: { at: sql`coalesce(campaign_recipients.excluded, mails.reason)`, kind: 'text' },
    },
    search: sql`searchable(coalesce(users.first_name || ' ' || users.last_name || ' ', '') || coalesce(users.mail, campaign_recipients.address, ''))`,
    sort: 'rank',
    id: sql`campaign_recipients.rank`,
  },
)

type Row = Awaited<ReturnType<ReturnType<typeof selectRecipients>['executeTakeFirstOrThrow']>>
const present = ({ rank, user_id, name, address, excluded, status, reason }: Row): CampaignRecipient => ({
  rank,
  user: user_id,
  name,
  address,
  state: excluded === null ? (status === null ? 'waiting' : mailStatus.keyOf(status)) : 'excluded',
  reason: excluded ?? reason,
})

export const listRecipients: Verb<typeof campaignsContract.people> = async (context, { params, query }) => {
  authorizeReading(context)
  const { subject } = found(await findCampaign(context.db, params.id))
  const rows = (db: Queries) => {
    const all = selectRecipients(db, params.id)
    if (query.state === undefined) return all
    if (query.state === 'waiting') return all.where(sql<boolean>`${isWaiting}`)
    return query.state === 'excluded'
      ? all.where('campaign_recipients.excluded', 'is not', null)
      : all.where('mails.status', '=', mailStatus.codeOf(query.state))
  }
  return listOrExport(context, 'export_mails', {
    name: subject,
    plan,
    asked: query,
    query: rows,
    present: (lines) => lines.map(present),
    columns: exportsOf(recipientList),
  })
}
