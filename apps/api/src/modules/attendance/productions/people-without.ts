import { documentCategory } from '@kxo/domain/documents/category'
import { found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { peopleOf, presencesOf, signedBoxesOf, slotsOf } from '../queries.ts'
import { slotFacts } from '../signing/slot-facts.ts'

/** Registrations of a sheet that followed something and have no proof of a category yet. @throws 404 for one who is not on it */
export async function peopleWithout(
  db: Queries,
  event_id: number,
  category: 'attestation' | 'certificate',
  registration?: number,
): Promise<number[]> {
  const everyone = await peopleOf(db, event_id)
  const people = registration === undefined ? everyone : [found(everyone.find(({ id }) => id === registration))]
  const recorded = {
    slots: await slotsOf(db, event_id),
    presences: await presencesOf(db, event_id),
    signatures: await signedBoxesOf(db, event_id),
  }
  const issued = await db
    .selectFrom('documents')
    .select('registration_id')
    .where('event_id', '=', event_id)
    .where('category', '=', documentCategory.codeOf(category))
    .where('replaced_by', 'is', null)
    .execute()
  const done = new Set(issued.map(({ registration_id }) => registration_id))
  return people.filter(({ id }) => !done.has(id) && slotFacts(recorded, id).some(({ is_signed }) => is_signed)).map(({ id }) => id)
}
