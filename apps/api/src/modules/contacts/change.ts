import type { contactsContract } from '@kxo/domain/contacts/contract'
import { may } from '@kxo/domain/contacts/permissions'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { sql } from 'kysely'
import { authorize, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/serve.ts'
import { trace } from '../traces/index.ts'
import { presentContact } from './present.ts'
import { findContact } from './queries.ts'

/** Changes a person's details: one's own, or anybody's for those who follow people. A person does not choose their own company. */
export const changeContact: Verb<typeof contactsContract.change> = async (context, { params, body }) => {
  const { db, actor } = context
  const before = found(await findContact(db, params.id))
  authorize(may.changeContact(actor, { user_id: before.id }))
  const { version, company, ...given } = body
  const patch = { ...given, ...(company !== undefined && may.writeContacts(actor) && { company_id: company }) }
  const changed = await db
    .updateTable('users')
    .set({ ...patch, version: sql`version + 1` })
    .where('id', '=', before.id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (!changed) refuse(kernelErrors.editedMeanwhile)
  const names = (Object.keys(patch) as (keyof typeof patch)[]).filter((name) => patch[name] !== undefined && patch[name] !== before[name])
  await trace(context, {
    action: 'change-contact',
    subject: 'user',
    subject_id: before.id,
    change: Object.fromEntries(names.map((name) => [name, [before[name], patch[name]]])),
  })
  return presentContact(found(await findContact(db, before.id)))
}
