import type { Context } from '../../platform/context.ts'
import { addContact } from '../contacts/index.ts'
import { findUserByMail } from '../identity/index.ts'
import { startRegistration } from '../registrations/index.ts'

type Newcomer = Parameters<typeof addContact>[1] & { mail: string }

/** Registers somebody who has come, known by their address or not, under the rules of any registration. @throws 409 when no place is left */
export async function registerNewcomer(context: Context, event_id: number, person: Newcomer): Promise<{ id: number }> {
  const known = await findUserByMail(context.db, person.mail)
  const user_id = known?.id ?? (await addContact(context, person))
  return startRegistration(context, { event_id, user_id, submit: true })
}
