import type { EventPage } from '@kxo/domain/events/contract'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { type partnersOf, publicPartners } from '../../partners/index.ts'

/** Who takes part, and what is said in public of those who are presented there. */
export async function presentPeople(db: Queries, people: Awaited<ReturnType<typeof partnersOf>>): Promise<EventPage['people']> {
  const presented = await publicPartners(
    db,
    people.map(({ user_id }) => user_id),
  )
  return people.map((person) => {
    const about = presented.find(({ user_id, kind }) => user_id === person.user_id && kind === person.kind)
    return {
      full_name: `${person.first_name} ${person.last_name}`,
      role_title: person.role_title,
      kind: person.kind,
      biography: about?.biography ?? '',
      portrait_of: about?.has_portrait ? about.id : null,
    }
  })
}
