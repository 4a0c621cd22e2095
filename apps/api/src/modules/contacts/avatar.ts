import type { contactActsContract } from '@kxo/domain/contacts/acts-contract'
import { may } from '@kxo/domain/contacts/permissions'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context, found } from '../../platform/context.ts'
import { keepReceived } from '../../platform/files/keep-file.ts'
import { fitPicture } from '../../platform/files/picture-sizes.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { findFile } from '../documents/index.ts'
import { trace } from '../traces/index.ts'
import { presentContact } from './present.ts'
import { type ContactRow, factsOf, findContact, lockContact } from './queries.ts'

/** A person's portrait as stored. @throws 404 for whom the actor does not read, and when there is none */
export const readAvatar: Verb<typeof contactActsContract.readAvatar> = async ({ db, actor, services }, { params }) => {
  const person = found(await findContact(db, params.id))
  if (!may.readContact(actor, factsOf(person))) refuse(kernelErrors.notFound)
  const file = found(await findFile(db, found(person.avatar_file_id)))
  return { content_type: file.content_type, body: await services.storage.stream(file.storage_key) }
}

/** Gives a person a portrait; the former one is forgotten with its bytes. */
export const changeAvatar: Verb<typeof contactActsContract.changeAvatar> = async (context, { params, file }) => {
  const person = await changeable(context, params.id)
  const { id } = await keepReceived(context, await fitPicture(file))
  await replace(context, person, id)
  return presentContact(context, person.id)
}

export const removeAvatar: Verb<typeof contactActsContract.removeAvatar> = async (context, { params }) => {
  const person = await changeable(context, params.id)
  await replace(context, person, null)
  return presentContact(context, person.id)
}

async function changeable({ db, actor }: Context, id: number): Promise<ContactRow> {
  const person = await lockContact(db, id)
  if (!may.readContact(actor, factsOf(person))) refuse(kernelErrors.notFound)
  authorize(may.changeContact(actor, factsOf(person)))
  return person
}

/** The version stays: a portrait is no field of the form, and must not contradict one being typed. */
async function replace(context: Context, person: ContactRow, avatar_file_id: number | null): Promise<void> {
  const { db, services, transaction } = context
  const former = person.avatar_file_id === null ? undefined : await findFile(db, person.avatar_file_id)
  await db.updateTable('users').set({ avatar_file_id }).where('id', '=', person.id).execute()
  await trace(context, {
    action: 'update_user',
    subject_id: person.id,
    change: { avatar: { before: former?.name ?? null, after: avatar_file_id === null ? null : 'image' } },
  })
  if (!former) return
  await db.deleteFrom('files').where('id', '=', former.id).execute()
  transaction.afterCommit(() => void services.storage.remove(former.storage_key).catch(() => {}))
}
