import type { contactsContract } from '@kxo/domain/contacts/contract'
import { contactErrors } from '@kxo/domain/contacts/errors'
import { may } from '@kxo/domain/contacts/permissions'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import type { Context } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { presentContact } from './present.ts'
import { factsOf, findContact } from './queries.ts'

/** A person's record. @throws 404 for whom the actor does not read; one merged into another says where it went, to who follows people */
export const readContact: Verb<typeof contactsContract.get> = async (context, { params }) => {
  const person = await findContact(context.db, params.id)
  if (!person) return refuseGone(context, params.id)
  if (!may.readContact(context.actor, factsOf(person))) refuse(kernelErrors.notFound)
  return presentContact(context, person.id)
}

async function refuseGone({ db, actor }: Context, id: number): Promise<never> {
  const gone = may.listContacts(actor)
    ? await db.selectFrom('users').select('merged_into_id').where('id', '=', id).executeTakeFirst()
    : undefined
  const survivor = gone?.merged_into_id ? await findContact(db, gone.merged_into_id) : undefined
  if (!survivor) return refuse(kernelErrors.notFound)
  return refuse(contactErrors.mergedAway, { name: `${survivor.first_name} ${survivor.last_name}` }, [
    { field: 'merged_into', message: String(survivor.id) },
  ])
}
