import type { Actor } from '@kxo/domain/kernel/actor'
import { may } from '@kxo/domain/tasks/permissions'
import { type SqlBool, sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { visibleEvents } from '../../events/index.ts'
import { goneStatuses } from '../queries.ts'

/** People an actor may name as those a task is about: everyone, or for who follows only their own tasks, those of their company. */
export function offeredPeople(db: Queries, actor: Actor) {
  const here = db.selectFrom('users').where('users.status', 'not in', goneStatuses)
  return may.listAll(actor)
    ? here
    : here.where((eb) => eb.or([eb('users.id', '=', actor.user_id), eb('users.company_id', '=', actor.company_id)]))
}

/** People of the team: administrators and profiles with the task right. */
export const responsibles = (db: Queries) =>
  db
    .selectFrom('users')
    .where('users.status', 'not in', goneStatuses)
    .where((eb) => eb.or([eb('users.is_admin', '=', true), eb('users.has_tasks', '=', true)]))

export function offeredCompanies(db: Queries, actor: Actor) {
  const here = db.selectFrom('companies').where('companies.archived_at', 'is', null)
  return may.listAll(actor) ? here : here.where('companies.id', '=', actor.company_id)
}

export const offeredEvents = (db: Queries, actor: Actor) =>
  // The same query of the same table.
  db.selectFrom('events').where(may.listAll(actor) ? sql<SqlBool>`true` : (visibleEvents(actor) as never))
