import { contactErrors } from '@kxo/domain/contacts/errors'
import type { mergesContract } from '@kxo/domain/contacts/merge/merges-contract'
import { mergeLimits } from '@kxo/domain/contacts/merge/merging'
import { may } from '@kxo/domain/contacts/permissions'
import { accountStatus } from '@kxo/domain/identity/status'
import { refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { trace } from '../../traces/index.ts'
import { presentContact } from '../present.ts'
import { factsOf, findContact, lockContact } from '../queries.ts'
import { type Moved, returnFollowers } from './move-followers.ts'

type Before = { kept: Record<string, unknown>; merged: { id: number; status: number }[] }
const undoMs = mergeLimits.undoHours * 3_600_000

/** Tells merged records apart again. @throws 409 once 24 hours have passed, when it is already undone, or when a mail was taken since */
export const undoMerge: Verb<typeof mergesContract.undo> = async (context, { params }) => {
  const { db, actor, now } = context
  authorize(may.mergeContacts(actor))
  const merge = found(
    await db.selectFrom('merges').selectAll().where('id', '=', params.id).where('kind', '=', 'user').forUpdate().executeTakeFirst(),
  )
  const survivor = await lockContact(db, merge.kept_id)
  authorize(may.followContact(actor, factsOf(survivor)))
  if (merge.undone_at !== null || now.getTime() - new Date(merge.done_at).getTime() > undoMs) refuse(contactErrors.mergeSettled)
  const before = merge.before as Before
  await returnFollowers(db, merge.moved as Moved, survivor.id)
  await db
    .updateTable('users')
    .set({ ...before.kept, version: survivor.version + 1 })
    .where('id', '=', survivor.id)
    .execute()
  for (const { id, status } of before.merged) await reopen(context, id, status)
  await db.updateTable('merges').set({ undone_at: now }).where('id', '=', merge.id).execute()
  for (const subject_id of [survivor.id, ...merge.merged_ids]) await trace(context, { action: 'unmerge_users', subject_id })
  return presentContact(context, survivor.id)
}

/** A record comes back with the place in a company the merge had ended. */
async function reopen({ db }: Context, id: number, status: number): Promise<void> {
  const { mail, company_id } = await db.selectFrom('users').select(['mail', 'company_id']).where('id', '=', id).executeTakeFirstOrThrow()
  const taken = await db
    .selectFrom('users')
    .select('id')
    .where('mail', '=', mail)
    .where('status', '<>', accountStatus.codeOf('deleted'))
    .executeTakeFirst()
  if (taken) refuse(contactErrors.mailTaken)
  await db.updateTable('users').set({ status, merged_into_id: null }).where('id', '=', id).execute()
  if (company_id === null) return
  const last = await db.selectFrom('memberships').select('id').where('user_id', '=', id).orderBy('id', 'desc').limit(1).executeTakeFirst()
  if (last) await db.updateTable('memberships').set({ ended_at: null }).where('id', '=', last.id).execute()
}

/** The merges a record comes from, the latest first. */
export const mergesOf: Verb<typeof mergesContract.ofContact> = async ({ db, actor, now }, { params }) => {
  authorize(may.listContacts(actor))
  found(await findContact(db, params.id))
  const merges = await db
    .selectFrom('merges')
    .select(['id', 'done_at', 'merged_ids'])
    .where('kind', '=', 'user')
    .where('kept_id', '=', params.id)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
  const ids = merges.flatMap(({ merged_ids }) => merged_ids)
  const people =
    ids.length === 0 ? [] : await db.selectFrom('users').select(['id', 'first_name', 'last_name', 'mail']).where('id', 'in', ids).execute()
  const nameOf = (id: number): string[] =>
    people.filter((one) => one.id === Number(id)).map(({ first_name, last_name, mail }) => `${first_name} ${last_name} (${mail})`)
  return merges.map(({ id, done_at, merged_ids }) => ({
    id,
    done_at: new Date(done_at),
    names: merged_ids.flatMap(nameOf),
    may_undo: may.mergeContacts(actor) && now.getTime() - new Date(done_at).getTime() <= undoMs,
  }))
}
