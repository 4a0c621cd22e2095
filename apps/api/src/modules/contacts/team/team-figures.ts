import type { TeamFigures } from '@kxo/domain/contacts/team-contract'
import { contactsDependencies, type TeamScope } from '../dependencies.ts'

const none = { events_of_year: 0, next_date: null, to_do: 0 }

/** What a company had some of its people follow; null for everybody when no one company is looked at. */
export async function teamFigures(
  scope: Pick<TeamScope, 'db' | 'now' | 'zone'>,
  company: number | null,
  ids: readonly number[],
): Promise<(id: number) => TeamFigures | null> {
  if (company === null || ids.length === 0) return () => null
  const { eventsOfTeam, minutesOfTeam } = contactsDependencies()
  const events = await eventsOfTeam({ ...scope, company, ids })
  const minutes = await minutesOfTeam({ ...scope, company, ids })
  return (id) => ({ ...none, ...events.get(id), minutes_of_year: minutes.get(id) ?? 0 })
}
