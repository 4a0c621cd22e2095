import type { contactActsContract } from '@kxo/domain/contacts/acts-contract'
import { adminLevel } from '@kxo/domain/contacts/admin-level'
import { may } from '@kxo/domain/contacts/permissions'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { authorize } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { revokeOpenedBy } from '../identity/index.ts'
import { refuseBeyond } from '../tenants/index.ts'
import { trace } from '../traces/index.ts'
import { keepAnAdministrator } from './merge/move-account.ts'
import { presentContact } from './present.ts'
import { factsOf, lockContact } from './queries.ts'

/** Names a person administrator, with a level, or ends it; administrators of the whole menu only. */
export const setRights: Verb<typeof contactActsContract.setRights> = async (context, { params, body }) => {
  const { db, actor } = context
  const person = await lockContact(db, params.id)
  authorize(may.setRights(actor, factsOf(person)))
  if (body.version !== person.version) refuse(kernelErrors.editedMeanwhile)
  const level = body.is_admin ? (body.is_restricted ?? adminLevel.keyOf(person.is_restricted)) : 'none'
  if (body.is_admin && !person.is_admin) await refuseBeyond(context, 'admins')
  if (!body.is_admin || level !== 'none') await keepAnAdministrator(context, person)
  const profile_code = body.is_admin ? 'ADM' : person.profile_code === 'ADM' ? 'USR' : person.profile_code
  const after = {
    is_admin: body.is_admin,
    is_restricted: adminLevel.codeOf(level),
    profile_code,
    has_tasks: body.has_tasks ?? person.has_tasks,
  }
  await db
    .updateTable('users')
    .set({ ...after, version: person.version + 1 })
    .where('id', '=', person.id)
    .execute()
  // What was opened in the name of others with the former rights is opened again with these.
  await revokeOpenedBy(context, person.id, 'rights changed')
  const names = (Object.keys(after) as (keyof typeof after)[]).filter((name) => after[name] !== person[name])
  await trace(context, {
    action: 'change_profile',
    subject_id: person.id,
    change: Object.fromEntries(names.map((name) => [name, { before: person[name], after: after[name] }])),
  })
  return presentContact(context, person.id)
}
