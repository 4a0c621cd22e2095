import { choiceLimit, type tasksContract } from '@kxo/domain/tasks/contract'
import { may } from '@kxo/domain/tasks/permissions'
import { type SqlBool, sql } from 'kysely'
import { authorize } from '../../platform/context.ts'
import { filtered } from '../../platform/listing.ts'
import type { Verb } from '../../platform/serve.ts'
import { visibleEvents } from '../events/index.ts'
import { goneStatuses } from './queries.ts'

const fullName = sql<string>`trim(users.first_name || ' ' || users.last_name)`
const searchPeople = { fields: {}, search: sql.ref('users.search'), sort: '', id: sql.ref('users.id') }
const searchCompanies = { fields: {}, search: sql.ref('companies.search'), sort: '', id: sql.ref('companies.id') }
const searchEvents = { fields: {}, search: sql`searchable(events.title)`, sort: '', id: sql.ref('events.id') }

/** What a task can be about; who follows only their own tasks is offered their own company, its people, and the events they see. */
export const choicesOfTasks: Verb<typeof tasksContract.choices> = async ({ db, actor }, { query }) => {
  authorize(may.create(actor))
  const seesAll = may.listAll(actor)
  const asked = { q: query.q, filters: undefined }
  const people = db
    .selectFrom('users')
    .select(['users.id', fullName.as('full_name')])
    .where('users.status', 'not in', goneStatuses)
  const near = seesAll
    ? people
    : people.where((eb) => eb.or([eb('users.id', '=', actor.user_id), eb('users.company_id', '=', actor.company_id)]))
  const users = await filtered(near, searchPeople, asked)
    .orderBy('users.last_name')
    .orderBy('users.first_name')
    .limit(choiceLimit)
    .execute()
  const known = db
    .selectFrom('events')
    .select(['events.id', 'events.title', 'events.start_date'])
    .where(seesAll ? sql<SqlBool>`true` : (visibleEvents(actor) as never))
  const events = await filtered(known, searchEvents, asked).orderBy(sql`events.start_date desc nulls last`).limit(choiceLimit).execute()
  const ofHere = db.selectFrom('companies').select(['companies.id', 'companies.name']).where('companies.archived_at', 'is', null)
  const companies = await filtered(seesAll ? ofHere : ofHere.where('companies.id', '=', actor.company_id), searchCompanies, asked)
    .orderBy(sql`searchable(companies.name)`)
    .limit(choiceLimit)
    .execute()
  return { users, companies, events }
}

/** People of the team: administrators and profiles with the task right. */
export const listResponsibles: Verb<typeof tasksContract.responsibles> = async ({ db, actor }) => {
  authorize(may.create(actor) || may.listAll(actor))
  return db
    .selectFrom('users')
    .select(['users.id', fullName.as('full_name')])
    .where('users.status', 'not in', goneStatuses)
    .where((eb) => eb.or([eb('users.is_admin', '=', true), eb('users.has_tasks', '=', true)]))
    .orderBy('users.last_name')
    .orderBy('users.first_name')
    .execute()
}
