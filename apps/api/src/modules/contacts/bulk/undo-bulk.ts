import { may } from '@kxo/domain/contacts/permissions'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { regionFor } from '../../regions/index.ts'
import { writeFields } from '../change.ts'
import { moveToCompany } from '../company/memberships.ts'
import { type ContactRow, factsOf, lockContacts, selectContacts } from '../queries.ts'
import type { LeftPerson } from '../team/left-people.ts'

type TracedChange = Partial<Record<string, { before: unknown; after: unknown }>>
type Act = { action: string; change: TracedChange; info: string | null; at: Date }

/** The acts of one request, or of one work, on people: what each trace tells of what was there before. */
export const actsOf = ({ db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>, of: string) =>
  db
    .selectFrom('traces')
    .select(['subject_id', 'action', 'change', 'info', 'at'])
    .where('user_id', '=', actor.user_id)
    // A work lasts hours at most: no older trace is read.
    .where('at', '>', new Date(now.getTime() - 86_400_000))
    .where('request_id', '=', of)
    .where('subject', '=', 'user')
    .where('action', 'in', ['update_user', 'attach_user'])

/**
 * Gives back to each of these people what they held before an act, in the caller's transaction; those changed since keep what they hold.
 * @returns those left as they are
 */
export async function undoBulk(context: Context, ids: readonly number[], of: string): Promise<LeftPerson[]> {
  if (ids.length === 0) return []
  const { db, actor } = context
  await lockContacts(db, ids)
  const acts = await actsOf(context, of)
    .where('subject_id', 'in', [...ids])
    .execute()
  const rows = await selectContacts(db)
    .where('users.id', 'in', [...ids])
    .execute()
  const left: LeftPerson[] = []
  for (const id of ids) {
    const person = rows.find((row) => row.id === id)
    const act = acts.find(({ subject_id }) => subject_id === id)
    const reason = !person || !act ? 'gone' : may.followContact(actor, factsOf(person)) ? undefined : 'noRight'
    if (reason || !person || !act) left.push({ id, reason: reason ?? 'gone' })
    else if (!(await restore(context, person, { ...act, change: (act.change ?? {}) as TracedChange, at: new Date(act.at) })))
      left.push({ id, reason: 'changedSince' })
  }
  return left
}

/** @returns whether the person still held what the act gave */
async function restore(context: Context, person: ContactRow, act: Act): Promise<boolean> {
  if (act.action === 'attach_user') return restoreCompany(context, person, act)
  const { region, ...flags } = act.change
  const names = Object.keys(flags) as ('is_adherent' | 'is_prospect' | 'in_annuary')[]
  if (names.some((name) => person[name] !== flags[name]?.after)) return false
  if (region && person.region_name !== region.after) return false
  const former = Object.fromEntries(names.map((name) => [name, flags[name]?.before]))
  await writeFields(context, person, { ...former, ...(region && (await formerRegion(context, person, region.before))) })
  return true
}

/** The region a name tells; one that the postal code gives follows it again (ID-20). */
async function formerRegion(context: Context, { code_postal, country }: ContactRow, name: unknown) {
  const known =
    typeof name === 'string'
      ? await context.db.selectFrom('regions').select('id').where(sql<boolean>`searchable(name) = searchable(${name})`).executeTakeFirst()
      : undefined
  const region_id = known?.id ?? null
  const computed = await regionFor(context, { code_postal, country })
  return { region_id, is_region_manual: computed === undefined ? region_id !== null : computed !== region_id }
}

/** Back to the company whose time ended when the act began another one, with the part they had there. */
async function restoreCompany(context: Context, person: ContactRow, { info, at }: Act): Promise<boolean> {
  if (String(person.company_id ?? '') !== (info ?? '')) return false
  const { db } = context
  const former = await db
    .selectFrom('memberships')
    .select(['company_id', 'is_referent', 'role'])
    .where('user_id', '=', person.id)
    .where('ended_at', '=', at)
    .executeTakeFirst()
  await moveToCompany(context, person, former?.company_id ?? null)
  if (former)
    await db
      .updateTable('memberships')
      .set({ is_referent: former.is_referent, role: former.role })
      .where('user_id', '=', person.id)
      .where('ended_at', 'is', null)
      .execute()
  await db
    .updateTable('users')
    .set({ version: person.version + 1 })
    .where('id', '=', person.id)
    .execute()
  return true
}
