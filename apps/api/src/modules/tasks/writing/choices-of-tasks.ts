import { choiceLimit, type tasksContract } from '@kxo/domain/tasks/contract'
import { may } from '@kxo/domain/tasks/permissions'
import { sql } from 'kysely'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { filtered } from '../../../platform/lists/list-filters.ts'
import { offeredCompanies, offeredEvents, offeredPeople, responsibles } from './offered.ts'

const fullName = sql<string>`trim(users.first_name || ' ' || users.last_name)`
const searchPeople = { fields: {}, search: sql.ref('users.search'), sort: '', id: sql.ref('users.id') }
const searchCompanies = { fields: {}, search: sql.ref('companies.search'), sort: '', id: sql.ref('companies.id') }
const searchEvents = { fields: {}, search: sql`searchable(events.title)`, sort: '', id: sql.ref('events.id') }

/** What a task can be about; who follows only their own tasks is offered their own company, its people, and the events they see. */
export const choicesOfTasks: Verb<typeof tasksContract.choices> = async ({ db, actor }, { query }) => {
  authorize(may.create(actor))
  const typed = { q: query.q, filters: undefined }
  const people = offeredPeople(db, actor).select(['users.id', fullName.as('full_name')])
  const users = await filtered(people, searchPeople, typed)
    .orderBy('users.last_name')
    .orderBy('users.first_name')
    .limit(choiceLimit)
    .execute()
  const known = offeredEvents(db, actor).select(['events.id', 'events.title', 'events.start_date'])
  const events = await filtered(known, searchEvents, typed).orderBy(sql`events.start_date desc nulls last`).limit(choiceLimit).execute()
  const companies = await filtered(offeredCompanies(db, actor).select(['companies.id', 'companies.name']), searchCompanies, typed)
    .orderBy(sql`searchable(companies.name)`)
    .limit(choiceLimit)
    .execute()
  return { users, companies, events }
}

export const listResponsibles: Verb<typeof tasksContract.responsibles> = async ({ db, actor }) => {
  authorize(may.create(actor) || may.listAll(actor))
  return responsibles(db)
    .select(['users.id', fullName.as('full_name')])
    .orderBy('users.last_name')
    .orderBy('users.first_name')
    .execute()
}
