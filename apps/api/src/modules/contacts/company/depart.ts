import type { contactActsContract } from '@kxo/domain/contacts/acts-contract'
import { may } from '@kxo/domain/contacts/permissions'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { contactsDependencies } from '../dependencies.ts'
import { type ContactRow, factsOf, findContact, lockContact } from '../queries.ts'
import { moveToCompany } from './memberships.ts'

function checkDetachable(actor: Context['actor'], person: ContactRow): ContactRow {
  if (!may.readContact(actor, factsOf(person))) refuse(kernelErrors.notFound)
  authorize(may.detach(actor, factsOf(person)) || may.leave(actor, factsOf(person)))
  return person
}

/** What a person still has ahead of them, for who is about to detach them. */
export const upcomingOf: Verb<typeof contactActsContract.upcoming> = async (context, { params }) => {
  const person = checkDetachable(context.actor, found(await findContact(context.db, params.id)))
  return context.db
    .selectFrom('registrations')
    .innerJoin('events', (join) =>
      join.onRef('events.tenant_id', '=', 'registrations.tenant_id').onRef('events.id', '=', 'registrations.event_id'),
    )
    .select(['registrations.id', 'events.title', 'events.start_date'])
    .where('registrations.user_id', '=', person.id)
    .where('registrations.status', '<>', contactsDependencies().cancelledRegistration)
    .where('events.start_date', '>', context.now)
    .orderBy('events.start_date')
    .limit(50)
    .execute()
}

/** A person is no longer of their company, by their own act or by who detaches them: their account and their own proofs stay theirs. */
export const depart: Verb<typeof contactActsContract.depart> = async (context, { params }) => {
  await moveToCompany(context, checkDetachable(context.actor, await lockContact(context.db, params.id)), null)
  return { done: true as const }
}
