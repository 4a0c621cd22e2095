import type { Context } from '../../../platform/context.ts'
import { trace } from '../../traces/index.ts'
import { contactsDependencies } from '../dependencies.ts'

type Membership = { user_id: number; company_id: number; is_referent?: boolean }

/** Opens a person's time in a company, from now. */
export async function beginMembership({ db, now }: Context, { user_id, company_id, is_referent = false }: Membership): Promise<void> {
  await db.insertInto('memberships').values({ user_id, company_id, is_referent, started_at: now }).execute()
}

/** Closes a person's time in their company; one never written down is written as it was. */
async function endMembership({ db, now }: Context, { id, company_id, created_at }: Person): Promise<void> {
  const ended = await db
    .updateTable('memberships')
    .set({ ended_at: now })
    .where('user_id', '=', id)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute()
  if (ended.length > 0 || company_id === null) return
  await db.insertInto('memberships').values({ user_id: id, company_id, started_at: created_at, ended_at: now }).execute()
}

type Person = { id: number; company_id: number | null; created_at: Date; profile_code: string }

/**
 * Moves a person to a company, or out of any: who belonged where stays written. A referent of the one they leave is no longer its referent.
 * The person's row is held by the caller. @throws 409 for the last referent of a company with registrations under way
 */
export async function moveToCompany(context: Context, person: Person, company_id: number | null): Promise<void> {
  if (person.company_id === company_id) return
  const { db } = context
  if (person.company_id !== null) await contactsDependencies().leaveAsReferent(context, person.company_id, person.id)
  await endMembership(context, person)
  const profile_code = company_id === null && person.profile_code === 'REF' ? 'USR' : person.profile_code
  await db.updateTable('users').set({ company_id, profile_code }).where('id', '=', person.id).execute()
  if (company_id !== null) await beginMembership(context, { user_id: person.id, company_id, is_referent: profile_code === 'REF' })
  await trace(context, { action: 'attach_user', subject_id: person.id, info: String(company_id ?? '') })
}
