import { contactErrors } from '@kxo/domain/contacts/errors'
import type { mergesContract } from '@kxo/domain/contacts/merge/merges-contract'
import type { MergedField } from '@kxo/domain/contacts/merge/merging'
import { may } from '@kxo/domain/contacts/permissions'
import { accountStatus } from '@kxo/domain/identity/status'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { revokeSessionsOf } from '../../identity/index.ts'
import { trace } from '../../traces/index.ts'
import { presentContact } from '../present.ts'
import { type ContactRow, factsOf, lockContacts, selectContacts } from '../queries.ts'
import { moveFollowers } from './move-followers.ts'
import { eventsTwice } from './preview-merge.ts'

/** Columns behind the fields chosen one by one. */
export const columnOf = {
  company: 'company_id',
  manager: 'manager_id',
  region: 'region_id',
} as const satisfies Partial<Record<MergedField, string>>
const columnFor = (field: MergedField): keyof ContactRow =>
  (field in columnOf ? columnOf[field as keyof typeof columnOf] : field) as keyof ContactRow

/** The people named, held in the order of their numbers: two merges of the same ones wait for each other. @throws 404 when one is gone */
async function lockPeople(db: Queries, ids: readonly number[]): Promise<Map<number, ContactRow>> {
  await lockContacts(db, ids)
  const rows = await selectContacts(db)
    .where('users.id', 'in', [...ids])
    .execute()
  if (rows.length !== ids.length) refuse(kernelErrors.notFound)
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Makes several records one: chosen fields, then all that belongs to the others follows the kept one. Written down so that it can be undone.
 * @throws 409 when an event would hold one person twice, or when an administrator's record would go
 */
export const mergeContacts: Verb<typeof mergesContract.merge> = async (context, { body }) => {
  const { db, actor, now } = context
  authorize(may.mergeContacts(actor))
  const ids = [...new Set(body.ids)]
  if (ids.length < 2 || !ids.includes(body.kept))
    refuse(kernelErrors.invalid, {}, [{ field: 'ids', message: 'tooFew', values: { min: 2 } }])
  const people = await lockPeople(db, ids)
  for (const person of people.values()) authorize(may.followContact(actor, factsOf(person)))
  const survivor = found(people.get(body.kept))
  const merged = [...people.values()].filter(({ id }) => id !== survivor.id)
  const admin = merged.find(({ is_admin, is_super_admin }) => is_admin || is_super_admin)
  if (admin) refuse(contactErrors.notDeletable, { this: `${admin.first_name} ${admin.last_name}` })
  if ((body.from?.mail ?? survivor.id) !== survivor.id && !may.changeMail(actor, factsOf(survivor))) refuse(contactErrors.mailOfTheirs)
  const twice = await eventsTwice(db, ids)
  if (twice.length > 0) refuse(contactErrors.registeredTwice, { events: twice.join(', ') })

  await closeMerged(context, survivor, merged)
  const moved = await moveFollowers(
    db,
    merged.map(({ id }) => id),
    survivor.id,
  )
  const taken = takenFields(people, survivor, body.from ?? {})
  await db
    .updateTable('users')
    .set({ ...taken, ...marksOf(people), version: survivor.version + 1 })
    .where('id', '=', survivor.id)
    .execute()
  const before = { kept: pick(survivor, [...Object.keys(taken), ...marks]), merged: merged.map(({ id, status }) => ({ id, status })) }
  const { id } = await db
    .insertInto('merges')
    .values({
      kind: 'user',
      kept_id: survivor.id,
      merged_ids: merged.map((one) => one.id),
      before: JSON.stringify(before),
      moved: JSON.stringify(moved),
      done_by: actor.user_id,
      done_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const names = merged.map(({ first_name, last_name }) => `${first_name} ${last_name}`).join(', ')
  for (const subject_id of ids) await trace(context, { action: 'merge_users', subject_id, info: names })
  return { id, contact: await presentContact(context, survivor.id) }
}

/** The merged accounts close: nobody is signed in, their place in a company ends, their mail is free for the kept one. */
async function closeMerged(context: Context, survivor: ContactRow, merged: readonly ContactRow[]): Promise<void> {
  const ids = merged.map(({ id }) => id)
  await context.db
    .updateTable('users')
    .set({ status: accountStatus.codeOf('deleted'), merged_into_id: survivor.id })
    .where('id', 'in', ids)
    .execute()
  await context.db
    .updateTable('memberships')
    .set({ ended_at: context.now })
    .where('user_id', 'in', ids)
    .where('ended_at', 'is', null)
    .execute()
  for (const id of ids) await revokeSessionsOf(context, id, 'merged')
}

function takenFields(people: ReadonlyMap<number, ContactRow>, survivor: ContactRow, from: Partial<Record<MergedField, number>>) {
  const chosen = Object.entries(from).filter(([, id]) => id !== survivor.id) as [MergedField, number][]
  return Object.fromEntries(
    chosen.map(([field, id]) => {
      const source = people.get(id) ?? refuse(kernelErrors.invalid, {}, [{ field: 'from', message: 'unknownId' }])
      return [columnFor(field), source[columnFor(field)]]
    }),
  )
}

/** What one of them was, the person is. */
const marks = ['is_adherent', 'is_partner', 'has_tasks'] as const
const marksOf = (people: ReadonlyMap<number, ContactRow>) =>
  Object.fromEntries(marks.map((mark) => [mark, [...people.values()].some((person) => person[mark])]))

const pick = (row: ContactRow, names: readonly string[]) => Object.fromEntries(names.map((name) => [name, row[name as keyof ContactRow]]))
