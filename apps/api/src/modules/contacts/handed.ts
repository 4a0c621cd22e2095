import type { TeamFigures } from '@kxo/domain/contacts/team-contract'
import type { RawBuilder } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Queries } from '../../platform/tenancy.ts'

/** Some people of one company, and the moment and zone that make the calendar year. */
export type TeamAsked = { db: Queries; now: Date; zone: string; company: number; ids: readonly number[] }
type Told<T> = (asked: TeamAsked) => Promise<ReadonlyMap<number, T>>

/** What the modules that stand above contacts give them. */
export type HandedToContacts = {
  eventsOfTeam: Told<Omit<TeamFigures, 'minutes_of_year'>>
  minutesOfTeam: Told<number>
  /** Whether the row `users` of the query around is alone to speak for its company. */
  speaksAlone: RawBuilder<boolean>
  /** Takes from someone who leaves a company the part of its referent. @throws 409 for the last one while registrations are under way */
  leaveAsReferent: (context: Context, company: number, user: number) => Promise<void>
  /** Gives someone something to do, about a person. */
  addTask: (context: Context, task: { todo_user_id: number; label: string; text: string; user_id: number }) => Promise<unknown>
}

let handed: HandedToContacts | undefined
export const handToContacts = (given: HandedToContacts): void => {
  handed = given
}

/** @throws Error when the program was put together without what stands above contacts */
export function handedToContacts(): HandedToContacts {
  if (!handed) throw new Error('nothing was handed to contacts')
  return handed
}
