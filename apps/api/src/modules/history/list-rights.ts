import type { ConsentLine, DataRequestLine, historyContract } from '@kxo/domain/history/contract'
import { may } from '@kxo/domain/history/permissions'
import { historyWords as w } from '@kxo/domain/history/words'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { consentLabels, consentSourceLabels } from '@kxo/domain/traces/consent'
import { sql } from 'kysely'
import { authorize } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import type { ListPlan } from '../../platform/lists/listing.ts'
import type { ExportColumn } from '../../platform/tables/table-export.ts'
import { listOrExport } from './list-or-export.ts'
import { presentConsent, presentDataRequest } from './present.ts'
import { type Acted, nameOf, selectConsents, selectDataRequests, within } from './queries.ts'

const consentsPlan: ListPlan = {
  fields: {
    at: { at: sql.ref('consents.at'), kind: 'instant', isAlwaysFilled: true },
    user_name: { at: nameOf('users'), kind: 'text' },
    channel: { at: sql.ref('consents.channel'), kind: 'text' },
    is_given: { at: sql.ref('consents.is_given'), kind: 'flag' },
    source: { at: sql.ref('consents.source'), kind: 'text' },
  },
  search: sql`searchable(${nameOf('users')})`,
  sort: '-at',
  id: sql.ref('consents.id'),
}
const consentColumns: Readonly<Record<string, ExportColumn<ConsentLine>>> = {
  at: { label: w.date, kind: 'instant', value: ({ at }) => at },
  user_name: { label: w.person, kind: 'text', value: (line) => line.user_name },
  channel: { label: w.channel, kind: 'text', value: ({ channel }) => consentLabels[channel as keyof typeof consentLabels] ?? channel },
  is_given: { label: w.answer, kind: 'text', value: ({ is_given }) => (is_given ? w.given : w.withdrawn) },
  wording: { label: w.wording, kind: 'text', value: ({ wording }) => wording },
  source: {
    label: w.source,
    kind: 'text',
    value: ({ source }) => consentSourceLabels[source as keyof typeof consentSourceLabels] ?? source,
  },
}

/** What people agreed to or refused, with the words they read (PRV-03). */
export const listConsents: Verb<typeof historyContract.consents> = async (context, { query }) => {
  authorize(may.readPrivate(context.actor))
  return listOrExport(context, {
    of: 'history consents',
    plan: { ...consentsPlan, zone: context.tenant.time_zone },
    asked: query,
    query: (db: Queries) => selectConsents(db).where(within('consents.at', query.days)),
    present: (rows: Acted<ReturnType<typeof selectConsents>>[]) => rows.map(presentConsent),
    columns: consentColumns,
  })
}

const requestsPlan: ListPlan = {
  fields: {
    asked_at: { at: sql.ref('data_requests.asked_at'), kind: 'instant', isAlwaysFilled: true },
    due_on: { at: sql.ref('data_requests.due_on'), kind: 'day' },
    user_name: { at: nameOf('users'), kind: 'text' },
    kind: { at: sql.ref('data_requests.kind'), kind: 'text' },
    status: { at: sql.ref('data_requests.status'), kind: 'text' },
  },
  search: sql`searchable(${nameOf('users')})`,
  sort: '-asked_at',
  id: sql.ref('data_requests.id'),
}
const requestColumns: Readonly<Record<string, ExportColumn<DataRequestLine>>> = {
  user_name: { label: w.person, kind: 'text', value: (line) => line.user_name },
  kind: { label: w.request, kind: 'text', value: ({ kind }) => (kind === 'export' ? w.requestExport : w.requestErasure) },
  status: { label: w.status, kind: 'text', value: ({ status, is_late }) => (is_late ? w.late : w[status]) },
  asked_at: { label: w.askedOn, kind: 'instant', value: (line) => line.asked_at },
  asked_by_name: { label: w.askedBy, kind: 'text', value: (line) => line.asked_by_name },
  due_on: { label: w.dueOn, kind: 'day', value: (line) => line.due_on },
  done_at: { label: w.doneOn, kind: 'instant', value: (line) => line.done_at },
}

/** Access and erasure people asked for, due within a month (PRV-20). */
export const listDataRequests: Verb<typeof historyContract.dataRequests> = async (context, { query }) => {
  authorize(may.readPrivate(context.actor))
  const { time_zone } = context.tenant
  const today = dayInZone(context.now, time_zone)
  return listOrExport(context, {
    of: 'history data requests',
    plan: { ...requestsPlan, zone: time_zone },
    asked: query,
    query: (db: Queries) => selectDataRequests(db).where(within('data_requests.asked_at', query.days)),
    present: (rows: Acted<ReturnType<typeof selectDataRequests>>[]) => rows.map((row) => presentDataRequest(row, today)),
    columns: requestColumns,
  })
}
