import { randomUUID } from 'node:crypto'
import type { contactsContract } from '@kxo/domain/contacts/contract'
import { contactErrors } from '@kxo/domain/contacts/errors'
import { may } from '@kxo/domain/contacts/permissions'
import { accountStatus } from '@kxo/domain/identity/status'
import { refuse } from '@kxo/domain/kernel/errors'
import { authorize, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/serve.ts'
import { findUser, findUserByMail, passwordLinkPath, recipientOf } from '../identity/index.ts'
import { trace } from '../traces/index.ts'
import { choosePasswordMoment } from './mails.ts'
import { presentContact } from './present.ts'
import { findContact } from './queries.ts'

/** Adds a person; an invitation mails them a link to choose their password. */
export const createContact: Verb<typeof contactsContract.create> = async (context, { body }) => {
  authorize(may.writeContacts(context.actor))
  const { is_invited = false, company, ...given } = body
  if (await findUserByMail(context.db, given.mail)) refuse(contactErrors.mailTaken)
  const { id } = await context.db
    .insertInto('users')
    .values({
      ...given,
      company_id: company ?? null,
      unique_id: randomUUID(),
      status: accountStatus.codeOf(is_invited ? 'invited' : 'pending'),
      language: context.language.locale,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trace(context, { action: 'create-contact', subject: 'user', subject_id: id })
  if (is_invited) {
    const user = found(await findUser(context.db, id))
    await context.services.post(context, {
      moment: choosePasswordMoment,
      to: recipientOf(user),
      occurrence: String(id),
      path: await passwordLinkPath(context, id),
    })
  }
  return presentContact(found(await findContact(context.db, id)))
}
