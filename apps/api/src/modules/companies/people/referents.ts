import { companyErrors } from '@kxo/domain/companies/errors'
import type { companyPeopleContract } from '@kxo/domain/companies/people-contract'
import { may } from '@kxo/domain/companies/permissions'
import { refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import type { ContactsDependencies } from '../../contacts/index.ts'
import { findUser } from '../../identity/index.ts'
import { trace } from '../../traces/index.ts'
import { companiesDependencies } from '../dependencies.ts'
import { lockCompany, peopleOf } from '../queries.ts'
import { presentPeople } from './people.ts'

/** Makes someone speak for a company; `joins` attaches a person of no company first. @throws 422 when they do not belong to it */
export async function nameReferent(
  context: Context,
  companyId: number,
  userId: number,
  { joins = false, role = '' }: { joins?: boolean; role?: string } = {},
): Promise<void> {
  const { db, now } = context
  const company = found(await lockCompany(db, companyId))
  const person = await findUser(db, userId)
  const isOfIt = person?.company_id === companyId || (joins && person?.company_id === null)
  if (!person || !isOfIt) return refuse(companyErrors.notOfCompany, {}, [{ field: 'referent', message: 'unknownId' }])
  await db
    .updateTable('memberships')
    .set({ ended_at: now })
    .where('user_id', '=', userId)
    .where('company_id', '<>', companyId)
    .where('ended_at', 'is', null)
    .execute()
  const current = await db
    .updateTable('memberships')
    .set({ is_referent: true, role })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!current) await db.insertInto('memberships').values({ user_id: userId, company_id: companyId, is_referent: true, role }).execute()
  // Administrators and consultants keep a profile that says more.
  const profile_code = person.profile_code === 'USR' ? 'REF' : person.profile_code
  await db.updateTable('users').set({ company_id: companyId, profile_code }).where('id', '=', userId).execute()
  if (company.referent_id === null) await db.updateTable('companies').set({ referent_id: userId }).where('id', '=', companyId).execute()
  await trace(context, {
    action: 'set_referent',
    subject_id: companyId,
    change: { referent: [null, `${person.first_name} ${person.last_name}`] },
  })
}

export const addReferent: Verb<typeof companyPeopleContract.addReferent> = async (context, { params, body }) => {
  authorize(may.changeCompany(context.actor, { company_id: params.id }))
  await nameReferent(context, params.id, body.user, { role: body.role })
  return presentPeople(context, params.id)
}

/**
 * A company goes on without one of its referents; null when that person is none. It is locked: of two leaving at once, one stays.
 * @throws 409 for the last one while registrations are under way, and always when the person leaves by themselves
 */
async function goOnWithout({ db, actor, now }: Context, companyId: number, userId: number) {
  const company = found(await lockCompany(db, companyId))
  const referents = (await peopleOf(db, company.id)).filter(({ is_referent }) => is_referent)
  const person = referents.find(({ id }) => id === userId)
  if (!person) return null
  const [next] = referents.filter(({ id }) => id !== person.id)
  const open = next ? 0 : await companiesDependencies().openRegistrations(db, company.id, now)
  if (!next && (open > 0 || !may.writeCompanies(actor))) refuse(companyErrors.lastReferent, { n: open })
  if (company.referent_id === person.id)
    await db
      .updateTable('companies')
      .set({ referent_id: next?.id ?? null })
      .where('id', '=', company.id)
      .execute()
  return { company, person }
}

/** What contacts asks when someone leaves a company, whichever way: the membership ends beside. */
export const leaveAsReferent: ContactsDependencies['leaveAsReferent'] = async (context, company, user) => {
  await goOnWithout(context, company, user)
}

/** Takes the referent's part from someone, who stays of the company. */
export const removeReferent: Verb<typeof companyPeopleContract.removeReferent> = async (context, { params }) => {
  const { db, actor } = context
  authorize(may.changeCompany(actor, { company_id: params.id }))
  const { company, person } = found(await goOnWithout(context, params.id, params.user))
  await db.updateTable('memberships').set({ is_referent: false }).where('user_id', '=', person.id).where('ended_at', 'is', null).execute()
  if (person.profile_code === 'REF') await db.updateTable('users').set({ profile_code: 'USR' }).where('id', '=', person.id).execute()
  await trace(context, {
    action: 'set_referent',
    subject_id: company.id,
    change: { referent: [`${person.first_name} ${person.last_name}`, null] },
  })
  return presentPeople(context, company.id)
}
