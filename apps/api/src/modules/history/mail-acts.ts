import type { actsContract, MailAct } from '@kxo/domain/history/acts-contract'
import { may } from '@kxo/domain/history/permissions'
import { formerValue } from '@kxo/domain/history/rules'
import { historyWords as w } from '@kxo/domain/history/words'
import { momentLabel } from '@kxo/domain/mailing/moments'
import { mailStatus } from '@kxo/domain/mailing/status'
import { mailKeys, traceActionOf } from '@kxo/domain/traces/actions'
import { sql } from 'kysely'
import { authorize } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import type { ListPlan } from '../../platform/lists/listing.ts'
import type { ExportColumn } from '../../platform/tables/table-export.ts'
import { listOrExport } from './list-or-export.ts'
import { type Acted, nameOf, readableBy, selectActs, within } from './queries.ts'

const selectMailActs = (db: Queries) =>
  selectActs(db)
    .innerJoin('mails', (join) => join.onRef('mails.tenant_id', '=', 'traces.tenant_id').onRef('mails.id', '=', 'traces.subject_id'))
    .where('traces.subject', '=', 'mail')
    .where('traces.action', 'in', mailKeys)
    .select([
      'traces.change',
      'mails.id as mail_id',
      'mails.recipient_name',
      'mails.recipient',
      'mails.moment',
      'mails.status',
      'mails.tries',
      'mails.reason',
    ])
type Row = Acted<ReturnType<typeof selectMailActs>>

function present({ change, status, ...row }: Row): MailAct {
  const former = formerValue(change, 'recipient')
  return {
    ...row,
    status: mailStatus.keyOf(status),
    former_recipient: typeof former === 'string' && former !== row.recipient ? former : null,
  }
}

const planFor = (zone: string): ListPlan => ({
  fields: {
    at: { at: sql.ref('traces.at'), kind: 'instant', isAlwaysFilled: true },
    action: { at: sql.ref('traces.action'), kind: 'text' },
    recipient_name: { at: sql.ref('mails.recipient_name'), kind: 'text' },
    recipient: { at: sql.ref('mails.recipient'), kind: 'text' },
    moment: { at: sql.ref('mails.moment'), kind: 'text' },
    status: { at: sql.ref('mails.status'), kind: 'code', codeOf: (key) => mailStatus.codeOf(key as never) },
    tries: { at: sql.ref('mails.tries'), kind: 'number' },
    reason: { at: sql.ref('mails.reason'), kind: 'text' },
    user_name: { at: nameOf('authors'), kind: 'text' },
  },
  search: sql`searchable(mails.recipient_name || ' ' || mails.recipient || ' ' || coalesce(${nameOf('authors')}, ''))`,
  sort: '-at',
  id: sql.ref('traces.id'),
  zone,
})

const columns: Readonly<Record<string, ExportColumn<MailAct>>> = {
  at: { label: w.date, kind: 'instant', value: ({ at }) => at },
  action: { label: w.action, kind: 'text', value: ({ action }) => traceActionOf(action)?.label ?? action },
  recipient_name: { label: w.mail, kind: 'text', value: (act) => act.recipient_name },
  recipient: { label: w.address, kind: 'text', value: ({ recipient }) => recipient },
  former_recipient: { label: w.formerAddress, kind: 'text', value: (act) => act.former_recipient },
  moment: { label: w.moment, kind: 'text', value: ({ moment }) => momentLabel(moment) },
  status: { label: w.statusToday, kind: 'text', value: ({ status }) => mailStatus.labelOf(status) },
  tries: { label: w.tries, kind: 'number', value: ({ tries }) => tries },
  reason: { label: w.rejection, kind: 'text', value: ({ reason }) => reason },
  user_name: { label: w.by, kind: 'text', value: (act) => act.user_name },
  acting_admin_name: { label: w.inSession, kind: 'text', value: (act) => act.acting_admin_name },
}

/** Mails somebody touched by hand, and how each stands today (A36). */
export const listMailActs: Verb<typeof actsContract.mailActs> = async (context, { query }) => {
  authorize(may.readHistory(context.actor))
  return listOrExport(context, {
    of: 'history mails',
    plan: planFor(context.tenant.time_zone),
    asked: query,
    query: (db: Queries) => selectMailActs(db).where(within('traces.at', query.days)).where(readableBy(context.actor)),
    present: (rows: Row[]) => rows.map(present),
    columns,
  })
}
