import type { TeamFigures } from '@kxo/domain/contacts/team-contract'
import type { Actor } from '@kxo/domain/kernel/actor'
import type { RawBuilder } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import { dependencies } from '../../platform/dependencies.ts'
import type { ListField } from '../../platform/lists/list-filters.ts'

/** Some people of one company, and the moment and zone that make the calendar year. */
export type TeamScope = { db: Queries; now: Date; zone: string; company: number; ids: readonly number[] }
type TeamFact<T> = (scope: TeamScope) => Promise<ReadonlyMap<number, T>>

/** What a module above tells of people, as a filter of their list: its rows hang on `users`. */
export type ContactFilter = { field: ListField; permitted?: (actor: Actor) => boolean }

/** What the modules that stand above contacts give them. */
export type ContactsDependencies = {
  /** Filters of the list of people about what hangs on them. */
  filters: Readonly<Record<string, ContactFilter>>
  /** Filters of a referent's own list, about what their company registered people to. */
  teamFilters: Readonly<Record<string, ListField>>
  /** Code of a registration nobody holds any more. */
  cancelledRegistration: number
  eventsOfTeam: TeamFact<Omit<TeamFigures, 'minutes_of_year'>>
  minutesOfTeam: TeamFact<number>
  /** Whether the row `users` of the query around is alone to speak for its company. */
  speaksAlone: RawBuilder<boolean>
  /** Takes from someone who leaves a company the part of its referent. @throws 409 for the last one while registrations are under way */
  leaveAsReferent: (context: Context, company: number, user: number) => Promise<void>
  /** Tells those who follow a person that fields of their record changed. */
  recordChanged: (context: Context, change: { user_id: number; fields: readonly string[] }) => Promise<void>
  /** Gives someone something to do, about a person. */
  addTask: (context: Context, task: { todo_user_id: number; label: string; text: string; user_id: number }) => Promise<unknown>
}

declare module '../../platform/dependencies.ts' {
  interface Dependencies {
    contacts: ContactsDependencies
  }
}

export const contactsDependencies = (): ContactsDependencies => dependencies().contacts
