import type { DirectoryChoice, directoryContract } from '@kxo/domain/directory/contract'
import type { DirectoryField } from '@kxo/domain/directory/field'
import { may } from '@kxo/domain/directory/permissions'
import { proposedFields } from '@kxo/domain/directory/rules'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { consentWordings } from '@kxo/domain/traces/consent'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { findUser } from '../identity/index.ts'
import { recordConsent, trace } from '../traces/index.ts'
import { entryOf, presentEntry } from './queries.ts'

async function choiceOf({ db, language, tenant }: Context, id: number): Promise<DirectoryChoice> {
  const user = found(await findUser(db, id))
  const isNew = user.directory_consented_at === null && user.directory_fields.length === 0
  return {
    in_annuary: user.in_annuary && user.directory_consented_at !== null,
    fields: (isNew ? [...proposedFields] : user.directory_fields) as DirectoryField[],
    presentation: user.presentation,
    specialities: user.specialities,
    consented_at: user.directory_consented_at,
    asked: language.say(consentWordings.directory, { client: tenant.label }),
    is_partner: user.is_partner,
    entry: presentEntry(tenant.name, found(await entryOf(db, id))),
    version: user.version,
  }
}

export const readChoice: Verb<typeof directoryContract.choice> = async (context, { params }) => {
  authorize(may.choose(context.actor, { user_id: params.id }))
  return choiceOf(context, params.id)
}

/** Keeps what a person lets the directory show; each change of it is a consent with its date (PRV-03). */
export const choose: Verb<typeof directoryContract.choose> = async (context, { params, body }) => {
  const { db, actor, now } = context
  authorize(may.choose(actor, { user_id: params.id }))
  const user = found(await findUser(db, params.id))
  if (user.version !== body.version) refuse(kernelErrors.editedMeanwhile)
  const fields = [...new Set(body.fields)]
  const was = user.in_annuary && user.directory_consented_at !== null
  const isChanged = was !== body.in_annuary || (body.in_annuary && fields.toSorted().join() !== user.directory_fields.toSorted().join())
  await db
    .updateTable('users')
    .set({
      in_annuary: body.in_annuary,
      directory_fields: fields,
      directory_consented_at: body.in_annuary ? (isChanged ? now : user.directory_consented_at) : null,
      ...(body.presentation !== undefined && { presentation: body.presentation }),
      specialities: body.specialities,
      version: user.version + 1,
    })
    .where('id', '=', user.id)
    .execute()
  if (isChanged)
    await recordConsent(context, {
      user_id: user.id,
      channel: 'directory',
      is_given: body.in_annuary,
      source: 'profile',
      ...(body.in_annuary && fields.length > 0 && { note: fields.join(', ') }),
    })
  await trace(context, {
    action: 'update_user',
    subject_id: user.id,
    change: { directory_fields: { before: user.directory_fields, after: fields } },
  })
  return choiceOf(context, user.id)
}

/** Follows an answer given elsewhere: a withdrawal removes at once, an agreement shows what was last chosen. */
export async function joinOrLeaveDirectory({ db, now }: Context, userId: number, joins: boolean): Promise<void> {
  await db
    .updateTable('users')
    .set((eb) => ({ in_annuary: joins, directory_consented_at: joins ? now : null, version: eb('version', '+', 1) }))
    .where('id', '=', userId)
    .execute()
}
