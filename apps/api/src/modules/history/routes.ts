import { historyContract } from '@kxo/domain/history/contract'
import { may } from '@kxo/domain/history/permissions'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { sql } from 'kysely'
import { authorize, found } from '../../platform/context.ts'
import { type ListPlan, listed } from '../../platform/listing.ts'
import { routes } from '../../platform/serve.ts'
import { readFile } from '../documents/index.ts'
import { listTraces } from './list-traces.ts'
import { presentConsent, presentDataRequest, presentWorkLine } from './present.ts'
import { nameOf, selectConsents, selectDataRequests, selectWorks, within } from './queries.ts'
import { restore } from './restore.ts'
import { usersToAlert } from './users-to-alert.ts'

const consentsPlan: ListPlan = {
  fields: {
    at: { at: sql.ref('consents.at'), kind: 'instant', isAlwaysFilled: true },
    user_name: { at: nameOf('users'), kind: 'text' },
    channel: { at: sql.ref('consents.channel'), kind: 'text' },
    is_given: { at: sql.ref('consents.is_given'), kind: 'flag' },
  },
  search: sql`searchable(${nameOf('users')})`,
  sort: '-at',
  id: sql.ref('consents.id'),
}
const requestsPlan: ListPlan = {
  fields: {
    asked_at: { at: sql.ref('data_requests.asked_at'), kind: 'instant', isAlwaysFilled: true },
    due_on: { at: sql.ref('data_requests.due_on'), kind: 'day' },
    user_name: { at: nameOf('users'), kind: 'text' },
    status: { at: sql.ref('data_requests.status'), kind: 'text' },
  },
  search: sql`searchable(${nameOf('users')})`,
  sort: '-asked_at',
  id: sql.ref('data_requests.id'),
}
const worksPlan: ListPlan = {
  fields: {
    created_at: { at: sql.ref('works.created_at'), kind: 'instant', isAlwaysFilled: true },
    kind: { at: sql.ref('works.kind'), kind: 'text' },
    status: { at: sql.ref('works.status'), kind: 'number' },
    created_by_name: { at: nameOf('authors'), kind: 'text' },
  },
  search: sql`searchable(works.kind || ' ' || coalesce(${nameOf('authors')}, ''))`,
  sort: '-created_at',
  id: sql.ref('works.id'),
}

export const historyRoutes = routes(historyContract, {
  traces: listTraces,
  async consents({ db, actor }, { query }) {
    authorize(may.readPrivate(actor))
    const { results, ...page } = await listed(selectConsents(db).where(within('consents.at', query.days)), consentsPlan, query)
    return { ...page, results: results.map(presentConsent) }
  },
  async dataRequests({ db, actor, now, tenant }, { query }) {
    authorize(may.readPrivate(actor))
    const { results, ...page } = await listed(
      selectDataRequests(db).where(within('data_requests.asked_at', query.days)),
      requestsPlan,
      query,
    )
    const today = dayInZone(now, tenant.time_zone)
    return { ...page, results: results.map((row) => presentDataRequest(row, today)) }
  },
  async works({ db, actor, language }, { query }) {
    authorize(may.readHistory(actor))
    const { results, ...page } = await listed(selectWorks(db).where(within('works.created_at', query.days)), worksPlan, query)
    return { ...page, results: results.map((row) => presentWorkLine(row, language)) }
  },
  async workReport(context, { params }) {
    const work = found(
      await context.db.selectFrom('works').select(['report_file_id', 'created_by']).where('id', '=', params.id).executeTakeFirst(),
    )
    // Each person also reads the report of what they launched.
    authorize(may.readPrivate(context.actor) || (may.readHistory(context.actor) && work.created_by === context.actor.user_id))
    const { name, bytes, content_type } = await readFile(context, found(work.report_file_id))
    return { content_type, name, body: bytes }
  },
  restore,
  usersToAlert,
})
