import type { CampaignRecipient, campaignsContract } from '@kxo/domain/campaigns/contract'
import { type Exclusion, exclusions } from '@kxo/domain/campaigns/exclusion'
import { may } from '@kxo/domain/campaigns/permissions'
import { campaignStatus, recipientState } from '@kxo/domain/campaigns/status'
import { campaignWords as w } from '@kxo/domain/campaigns/words'
import { mailStatus } from '@kxo/domain/mailing/status'
import { mailReasons } from '@kxo/domain/mailing/words'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { type ListPlan, listed } from '../../platform/lists/listing.ts'
import type { ExportColumn } from '../../platform/tables/table-export.ts'
import { exportList } from '../traces/index.ts'
import { excludedAmong } from './chosen-by.ts'
import { rendered } from './preview.ts'
import { countsOf, findCampaign, selectRecipients } from './queries.ts'
import { eventOf, requestFor, storedBody } from './request-for.ts'

/** Those left out, with their names; nobody else is read. */
const leftOut = async ({ db }: Context, id: number) =>
  excludedAmong(
    (await selectRecipients(db, id).where('campaign_recipients.excluded', 'is not', null).orderBy('rank').execute()).map(
      ({ excluded, name, address }) => ({ excluded: excluded as Exclusion, first_name: name, last_name: '', mail: address }),
    ),
  )

export const readCampaign: Verb<typeof campaignsContract.get> = async (context, { params }) => {
  authorize(may.readCampaigns(context.actor))
  const row = found(await findCampaign(context.db, params.id))
  const { body, event_id, event_title, status, ...campaign } = row
  const content = { ...campaign, body: storedBody(body) } as Parameters<typeof requestFor>[1] // its columns hold what the contract let in
  const nobody = { user_id: null, mail: '', first_name: '', last_name: '', language: context.language.locale }
  const event = await eventOf(context, event_id)
  const { html } = await rendered(context, requestFor(context, content, nobody, event))
  return {
    ...content,
    id: row.id,
    paused_by: row.paused_by,
    by_name: row.by_name,
    created_at: row.created_at,
    send_at: row.send_at,
    finished_at: row.finished_at,
    per_hour: row.per_hour,
    status: campaignStatus.keyOf(status),
    event: event_id === null || event_title === null ? null : { id: event_id, title: event_title },
    ...(await countsOf(context.db, row.id)),
    excluded: await leftOut(context, row.id),
    html,
  }
}

const isWaiting = sql`mails.id is null and campaign_recipients.excluded is null`
const stateCode = sql`case when campaign_recipients.excluded is not null then ${recipientState.codeOf('excluded')}
  when mails.id is null then ${recipientState.codeOf('waiting')} else mails.status end`
const plan: ListPlan = {
  fields: {
    rank: { at: sql`campaign_recipients.rank`, kind: 'number' },
    name: { at: sql`users.last_name`, kind: 'text' },
    address: { at: sql`coalesce(mails.recipient, users.mail, campaign_recipients.address, '')`, kind: 'text' },
    state: { at: stateCode, kind: 'code', codeOf: (key) => recipientState.codeOf(key as never) },
    reason: { at: sql`coalesce(campaign_recipients.excluded, mails.reason)`, kind: 'text' },
  },
  search: sql`searchable(coalesce(users.first_name || ' ' || users.last_name || ' ', '') || coalesce(users.mail, campaign_recipients.address, ''))`,
  sort: 'rank',
  id: sql`campaign_recipients.rank`,
}

type Row = Awaited<ReturnType<ReturnType<typeof selectRecipients>['executeTakeFirstOrThrow']>>
const present = ({ rank, user_id, name, address, excluded, status, reason }: Row): CampaignRecipient => ({
  rank,
  user: user_id,
  name,
  address,
  state: excluded === null ? (status === null ? 'waiting' : mailStatus.keyOf(status)) : 'excluded',
  reason: excluded ?? reason,
})

/** Why somebody got nothing, in words; or what the other side said. */
const reasonOf = (reason: string | null, say: Context['language']['say']): string => {
  const words = { ...mailReasons, ...exclusions }
  return reason !== null && Object.hasOwn(words, reason) ? say(words[reason as keyof typeof words]) : (reason ?? '')
}

const columns = (say: Context['language']['say']): Record<string, ExportColumn<CampaignRecipient>> => ({
  name: { label: w.person, kind: 'text', value: (line) => line.name },
  address: { label: w.address, kind: 'text', value: (line) => line.address },
  state: { label: w.state, kind: 'text', value: (line) => recipientState.labelOf(line.state) },
  reason: { label: w.reason, kind: 'text', value: (line) => reasonOf(line.reason, say) },
})

export const listRecipients: Verb<typeof campaignsContract.people> = async (context, { params, query }) => {
  authorize(may.readCampaigns(context.actor))
  const { subject } = found(await findCampaign(context.db, params.id))
  const rows = (db: Queries) => {
    const all = selectRecipients(db, params.id)
    if (query.state === undefined) return all
    if (query.state === 'waiting') return all.where(sql<boolean>`${isWaiting}`)
    return query.state === 'excluded'
      ? all.where('campaign_recipients.excluded', 'is not', null)
      : all.where('mails.status', '=', mailStatus.codeOf(query.state))
  }
  if (query.format)
    return exportList(context, 'export_mails', {
      name: subject,
      plan,
      asked: query,
      query: rows,
      present: (lines) => lines.map(present),
      columns: columns(context.language.say),
    })
  const page = await listed(rows(context.db), plan, query)
  return { ...page, results: page.results.map(present) }
}
