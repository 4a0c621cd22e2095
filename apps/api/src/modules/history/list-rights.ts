import type { historyContract } from '@kxo/domain/history/contract'
import { consentList, dataRequestList } from '@kxo/domain/history/list'
import { may } from '@kxo/domain/history/permissions'
import { historyWords as w } from '@kxo/domain/history/words'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { sql } from 'kysely'
import { authorize } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../platform/lists/list-of.ts'
import { listOrExport } from './list-or-export.ts'
import { presentConsent, presentDataRequest } from './present.ts'
import { type Acted, nameOf, selectConsents, selectDataRequests, within } from './queries.ts'

const consentsPlan = planOf(
  consentList,
  {
    at: { at: sql.ref('consents.at'), isAlwaysFilled: true },
    user_name: { at: nameOf('users') },
    channel: 'consents.channel',
    is_given: 'consents.is_given',
    source: 'consents.source',
  },
  { search: sql`searchable(${nameOf('users')})`, sort: '-at', id: sql.ref('consents.id') },
)
const consentColumns = exportsOf(consentList, { is_given: ({ is_given }) => (is_given ? w.given : w.withdrawn) })

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

const requestsPlan = planOf(
  dataRequestList,
  {
    asked_at: { at: sql.ref('data_requests.asked_at'), isAlwaysFilled: true },
    due_on: 'data_requests.due_on',
    user_name: { at: nameOf('users') },
    kind: 'data_requests.kind',
    status: 'data_requests.status',
  },
  { search: sql`searchable(${nameOf('users')})`, sort: '-asked_at', id: sql.ref('data_requests.id') },
)
const requestColumns = exportsOf(dataRequestList, { status: ({ status, is_late }) => (is_late ? w.late : w[status]) })

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
