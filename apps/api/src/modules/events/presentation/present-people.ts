import type { EventPage } from '@kxo/domain/events/contract'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { type partnersOf, publicPartners } from '../../partners/index.ts'

/** Those without a rank come after every other. */
const rankOf = ({ about }: { about: { rank: number | null } | undefined }): number => about?.rank ?? 100

/** Who takes part, and what is said in public of those who are presented there. */
export async function presentPeople(db: Queries, people: Awaited<ReturnType<typeof partnersOf>>): Promise<EventPage['people']> {
  const presented = await publicPartners(
    db,
    people.map(({ user_id }) => user_id),
  )
  return people
    .map((person) => ({ person, about: presented.find(({ user_id, kind }) => user_id === person.user_id && kind === person.kind) }))
    .toSorted((a, b) => (a.person.kind === b.person.kind ? rankOf(a) - rankOf(b) : 0))
    .map(({ person, about }) => ({
      full_name: about?.organisation || `${person.first_name} ${person.last_name}`,
      role_title: person.role_title,
      kind: person.kind,
      biography: about?.biography ?? '',
      portrait_of: about?.has_portrait ? about.id : null,
    }))
}
