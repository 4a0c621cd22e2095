import type { Complaint, ComplaintFields, complaintsContract } from '@kxo/domain/help/complaints-contract'
import { complaintList } from '@kxo/domain/help/list'
import { may } from '@kxo/domain/help/permissions'
import { complaintDue } from '@kxo/domain/help/rules'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { filtered } from '../../../platform/lists/list-filters.ts'
import { exportsOf, planOf } from '../../../platform/lists/list-of.ts'
import { listed } from '../../../platform/lists/listing.ts'
import { exportTable } from '../../../platform/tables/table-export.ts'
import { trace } from '../../traces/index.ts'
import { nameOf } from '../queries.ts'
import { followWithTask } from './task-of-complaint.ts'

export const complaintsPlan = planOf(
  complaintList,
  {
    received_on: 'complaints.received_on',
    person: 'complaints.person',
    channel: 'complaints.channel',
    category: 'complaints.category',
    gravity: 'complaints.gravity',
    event_title: 'events.title',
    owner_name: { at: nameOf('owners') },
    acknowledged_on: 'complaints.acknowledged_on',
    closed_on: 'complaints.closed_on',
  },
  {
    search: sql`searchable(complaints.person || ' ' || complaints.category || ' ' || complaints.statement)`,
    sort: '-received_on',
    id: sql.ref('complaints.id'),
  },
)

const columns = exportsOf(complaintList)

export const selectComplaints = (db: Queries) =>
  db
    .selectFrom('complaints')
    .leftJoin('events', (join) =>
      join.onRef('events.tenant_id', '=', 'complaints.tenant_id').onRef('events.id', '=', 'complaints.event_id'),
    )
    .leftJoin('users as owners', (join) =>
      join.onRef('owners.tenant_id', '=', 'complaints.tenant_id').onRef('owners.id', '=', 'complaints.owner_id'),
    )
    .selectAll('complaints')
    .select(['events.title as event_title', nameOf('owners').as('owner_name')])
type ComplaintRow = Awaited<ReturnType<ReturnType<typeof selectComplaints>['executeTakeFirstOrThrow']>>

export function presentComplaint(row: ComplaintRow, { now, tenant }: Pick<Context, 'now' | 'tenant'>): Complaint {
  const { id, received_on, channel, person, category, statement, acknowledged_on, cause, action, closed_on, is_satisfied, version } = row
  return {
    id,
    received_on,
    channel,
    person,
    category,
    statement,
    acknowledged_on,
    cause,
    action,
    closed_on,
    is_satisfied,
    version,
    event: row.event_id,
    event_title: row.event_title,
    gravity: row.gravity as Complaint['gravity'],
    owner: row.owner_id,
    owner_name: row.owner_id === null ? null : row.owner_name,
    ...complaintDue(row, dayInZone(now, tenant.time_zone)),
  }
}

const getComplaint = async (context: Context, id: number): Promise<Complaint> =>
  presentComplaint(found(await selectComplaints(context.db).where('complaints.id', '=', id).executeTakeFirst()), context)

export const listComplaints: Verb<typeof complaintsContract.complaints> = async (context, { query }) => {
  authorize(may.keepComplaints(context.actor))
  if (query.format) {
    const listQuery = { ...query, columns: undefined }
    await trace(context, { action: 'export_list', info: 'complaints' })
    return exportTable(context, {
      name: 'reclamations',
      plan: complaintsPlan,
      asked: listQuery,
      query: selectComplaints,
      present: (rows) => rows.map((row) => presentComplaint(row, context)),
      columns,
    })
  }
  const page = await listed(selectComplaints(context.db), complaintsPlan, query)
  return { ...page, results: page.results.map((row) => presentComplaint(row, context)) }
}

export const readComplaint: Verb<typeof complaintsContract.complaint> = async (context, { params }) => {
  authorize(may.keepComplaints(context.actor))
  return getComplaint(context, params.id)
}

/** @throws 422 on a person or an event of another tenant, or on days that run backwards */
async function columnsOf({ db, now, tenant }: Context, { event = null, owner = null, cause, action, ...fields }: ComplaintFields) {
  const wrong: { field: string; message: string; values?: { min: string } }[] = []
  if (event !== null && !(await db.selectFrom('events').select('id').where('id', '=', event).executeTakeFirst()))
    wrong.push({ field: 'event', message: 'unknownId' })
  if (owner !== null && !(await db.selectFrom('users').select('id').where('id', '=', owner).executeTakeFirst()))
    wrong.push({ field: 'owner', message: 'unknownId' })
  if (fields.received_on > dayInZone(now, tenant.time_zone)) wrong.push({ field: 'received_on', message: 'wrongDate' })
  for (const field of ['acknowledged_on', 'closed_on'] as const)
    if ((fields[field] ?? fields.received_on) < fields.received_on) wrong.push({ field, message: 'endBeforeStart' })
  if (wrong.length > 0) refuse(kernelErrors.invalid, {}, wrong)
  return { ...fields, event_id: event, owner_id: owner, cause: cause ?? '', action: action ?? '' }
}

export const addComplaint: Verb<typeof complaintsContract.addComplaint> = async (context, { body }) => {
  authorize(may.keepComplaints(context.actor))
  const { id } = await context.db
    .insertInto('complaints')
    .values(await columnsOf(context, body))
    .returning('id')
    .executeTakeFirstOrThrow()
  await trace(context, { action: 'create_complaint', subject_id: id, change: { after: body } })
  await followWithTask(context, id)
  return getComplaint(context, id)
}

/** @throws 409 when someone saved meanwhile */
export const changeComplaint: Verb<typeof complaintsContract.changeComplaint> = async (context, { params, body }) => {
  authorize(may.keepComplaints(context.actor))
  const { version, ...fields } = body
  const before = found(await context.db.selectFrom('complaints').selectAll().where('id', '=', params.id).forUpdate().executeTakeFirst())
  if (before.version !== version) refuse(kernelErrors.editedMeanwhile)
  await context.db
    .updateTable('complaints')
    .set({ ...(await columnsOf(context, fields)), version: version + 1 })
    .where('id', '=', params.id)
    .execute()
  await trace(context, { action: 'update_complaint', subject_id: params.id, change: { before, after: fields } })
  await followWithTask(context, params.id)
  return getComplaint(context, params.id)
}

const choiceLimit = 30

export const complaintChoices: Verb<typeof complaintsContract.complaintChoices> = async ({ db, actor }, { query }) => {
  authorize(may.keepComplaints(actor))
  const typed = { q: query.q, filters: undefined }
  const search = (table: 'users' | 'events') => ({ fields: {}, search: sql.ref(`${table}.search`), sort: '', id: sql.ref(`${table}.id`) })
  const team = db
    .selectFrom('users')
    .select(['users.id', nameOf('users').as('name')])
    .where((eb) => eb.or([eb('users.is_admin', '=', true), eb('users.profile_code', '=', 'CNS')]))
  const owners = await filtered(team, search('users'), typed).orderBy('users.last_name').limit(choiceLimit).execute()
  const events = await filtered(db.selectFrom('events').select(['events.id', 'events.title as name']), search('events'), typed)
    .orderBy('events.start_date', 'desc')
    .limit(choiceLimit)
    .execute()
  return { owners, events }
}
