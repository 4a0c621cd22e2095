import type { actsContract, MailAct } from '@kxo/domain/history/acts-contract'
import { mailActList } from '@kxo/domain/history/acts-list'
import { may } from '@kxo/domain/history/permissions'
import { formerValue } from '@kxo/domain/history/rules'
import { mailStatus } from '@kxo/domain/mailing/status'
import { comingMailKeys, mailKeys } from '@kxo/domain/traces/actions'
import { sql } from 'kysely'
import { authorize } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../platform/lists/list-of.ts'
import { listOrExport } from './list-or-export.ts'
import { type Acted, nameOf, readableBy, selectActs, within } from './queries.ts'

const eventId = sql<number>`coalesce(mails.event_id, traces.event_id)`
const recipientName = sql<string>`coalesce(mails.recipient_name, ${nameOf('readers')}, '')`
const recipient = sql<string>`coalesce(mails.recipient, readers.mail, '')`
const moment = sql<string>`coalesce(mails.moment, traces.info, '')`

/** What is written is a mail; what is not yet is known by its reader, and by the moment its trace names. */
const selectMailActs = (db: Queries) =>
  selectActs(db)
    .leftJoin('mails', (join) =>
      join
        .onRef('mails.tenant_id', '=', 'traces.tenant_id')
        .onRef('mails.id', '=', 'traces.subject_id')
        .on('traces.subject', '=', 'mail')
        .on('traces.action', 'in', mailKeys),
    )
    .leftJoin('users as readers', (join) =>
      join
        .onRef('readers.tenant_id', '=', 'traces.tenant_id')
        .onRef('readers.id', '=', 'traces.subject_id')
        .on('traces.subject', '=', 'user')
        .on('traces.action', 'in', comingMailKeys),
    )
    .leftJoin('events', (join) => join.onRef('events.tenant_id', '=', 'traces.tenant_id').on('events.id', '=', eventId))
    .where('traces.action', 'in', [...mailKeys, ...comingMailKeys])
    .where((eb) => eb.or([eb('mails.id', 'is not', null), eb('readers.id', 'is not', null)]))
    .select([
      'traces.change',
      'mails.id as mail_id',
      recipientName.as('recipient_name'),
      recipient.as('recipient'),
      moment.as('moment'),
      'events.title as event_title',
      'mails.status',
      'mails.tries',
      'mails.reason',
    ])
type Row = Acted<ReturnType<typeof selectMailActs>>

function present({ change, status, ...row }: Row): MailAct {
  const former = formerValue(change, 'recipient')
  return {
    ...row,
    status: status === null ? null : mailStatus.keyOf(status),
    former_recipient: typeof former === 'string' && former !== row.recipient ? former : null,
  }
}

const plan = planOf(
  mailActList,
  {
    at: { at: sql.ref('traces.at'), isAlwaysFilled: true },
    recipient_name: { at: recipientName },
    recipient: { at: recipient },
    moment: { at: moment },
    event_title: 'events.title',
    status: 'mails.status',
    tries: 'mails.tries',
    reason: 'mails.reason',
    user_name: { at: nameOf('authors') },
  },
  {
    search: sql`searchable(${recipientName} || ' ' || ${recipient} || ' ' || coalesce(${nameOf('authors')}, ''))`,
    sort: '-at',
    id: sql.ref('traces.id'),
  },
)

/** Those of them that stand rejected today, each once, the latest act first. */
export const listRejectedMails: Verb<typeof actsContract.rejectedMails> = async (context, { query }) => {
  authorize(may.readHistory(context.actor))
  const rows = await selectActs(context.db)
    .innerJoin('mails', (join) => join.onRef('mails.tenant_id', '=', 'traces.tenant_id').onRef('mails.id', '=', 'traces.subject_id'))
    .where('traces.subject', '=', 'mail')
    .where('traces.action', 'in', mailKeys)
    .where('mails.status', '=', mailStatus.codeOf('rejected'))
    .where(within('traces.at', query.days))
    .where(readableBy(context.actor))
    .clearSelect()
    .select('mails.id')
    .groupBy('mails.id')
    .orderBy(sql`max(traces.id)`, 'desc')
    .execute()
  return { ids: rows.map(({ id }) => id) }
}

/** Mails somebody touched by hand, and how each stands today (A36). */
export const listMailActs: Verb<typeof actsContract.mailActs> = async (context, { query }) => {
  authorize(may.readHistory(context.actor))
  return listOrExport(context, {
    of: 'history mails',
    plan: { ...plan, zone: context.tenant.time_zone },
    asked: query,
    query: (db: Queries) => selectMailActs(db).where(within('traces.at', query.days)).where(readableBy(context.actor)),
    present: (rows: Row[]) => rows.map(present),
    columns: exportsOf(mailActList),
  })
}
