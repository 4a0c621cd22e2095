import type { contactActsContract } from '@kxo/domain/contacts/acts-contract'
import { may } from '@kxo/domain/contacts/permissions'
import type { Context } from '../../platform/context.ts'
import { authorize, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { findUser, passwordLinkPath, recipientOf } from '../identity/index.ts'
import { trace } from '../traces/index.ts'
import { factsOf, lockContact } from './queries.ts'

/** Mails a person the link that lets them choose their password and come in; each link is a mail of its own. */
export async function inviteToChoosePassword(context: Context, id: number): Promise<void> {
  const path = await passwordLinkPath(context, id)
  const to = recipientOf(found(await findUser(context.db, id)))
  await context.services.enqueueMail(context, { moment: 'choose_password', to, occurrence: path, path })
}

/** Mails a person a link to choose a new password. */
export const sendPasswordLink: Verb<typeof contactActsContract.sendPasswordLink> = async (context, { params }) => {
  const person = await lockContact(context.db, params.id)
  authorize(may.sendPasswordLink(context.actor, factsOf(person)))
  const path = await passwordLinkPath(context, person.id)
  const to = recipientOf(found(await findUser(context.db, person.id)))
  await context.services.enqueueMail(context, { moment: 'reset_password', to, occurrence: path, path })
  await trace(context, { action: 'reset_password', subject_id: person.id })
  return { done: true as const }
}
