import type { contactsContract } from '@kxo/domain/contacts/contract'
import { contactErrors } from '@kxo/domain/contacts/errors'
import { may } from '@kxo/domain/contacts/permissions'
import { type ContactField, changeableFields, missingFields } from '@kxo/domain/contacts/rules'
import { accountStatus } from '@kxo/domain/identity/status'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { isSelf } from '@kxo/domain/kernel/permissions'
import type { Updateable } from 'kysely'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Users } from '../../platform/database-types.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { obeyNatives } from '../fields/index.ts'
import { findUser, findUserByMail, revokeLinksOf, tellNewMail } from '../identity/index.ts'
import { regionFor, storedPostalCode } from '../regions/index.ts'
import { trace } from '../traces/index.ts'
import { moveToCompany } from './company/memberships.ts'
import { contactsDependencies } from './dependencies.ts'
import { changesBetween } from './history/changes-between.ts'
import { presentContact } from './present.ts'
import { type ContactRow, factsOf, findContact, lockContact } from './queries.ts'
import { checkRelations, namesOf } from './team/relations.ts'

type Body = Parameters<Verb<typeof contactsContract.change>>[1]['body']

/**
 * Changes a person's details: anybody's for those who follow people, the professional part of their team for a referent, one's own
 * except what the tenant decides of it. @throws 404 for whom the actor does not read, 409 when the record changed meanwhile
 */
export const changeContact: Verb<typeof contactsContract.change> = async (context, { params, body }) => {
  const { db, actor } = context
  const before = await lockContact(db, params.id)
  const facts = factsOf(before)
  if (!may.readContact(actor, facts)) refuse(kernelErrors.notFound)
  authorize(may.changeContact(actor, facts))
  if (body.version !== before.version) refuse(kernelErrors.editedMeanwhile)
  const fields = changeableFields(actor, facts)
  if (body.mail !== undefined && body.mail !== before.mail && may.followContact(actor, facts) && !fields.includes('mail'))
    refuse(contactErrors.mailOfTheirs, {}, [{ field: 'mail', message: context.language.say(contactErrors.mailOfTheirs) }])
  const patch = await obeyNatives(context, 'User', allowed(body, fields))
  await checkPatch(context, before, patch)
  await write(context, before, patch)
  const changed = await tellHistory(context, before)
  if (changed.length > 0) await contactsDependencies().recordChanged(context, { user_id: before.id, fields: changed })
  await openCompleted(context, before.id)
  if (patch.mail !== undefined && patch.mail !== before.mail) {
    // What was sent to the former address opens nothing any more.
    await revokeLinksOf(context, before.id, 'password')
    await tellNewMail(context, found(await findUser(db, before.id)), before.mail)
  }
  return presentContact(context, before.id)
}

const allowed = (body: Body, fields: readonly ContactField[]): Partial<Body> =>
  Object.fromEntries(Object.entries(body).filter(([name, value]) => value !== undefined && (fields as readonly string[]).includes(name)))

async function checkPatch(context: Context, before: ContactRow, patch: Partial<Body>): Promise<void> {
  if (patch.mail !== undefined && patch.mail !== before.mail && (await findUserByMail(context.db, patch.mail)))
    refuse(contactErrors.mailTaken, {}, [{ field: 'mail', message: context.language.say(contactErrors.mailTaken) }])
  if (patch.profile_code === 'CNS' && before.profile_code !== 'CNS' && !may.grantConsulting(context.actor))
    refuse(kernelErrors.accessDenied)
  await checkRelations(context, patch)
}

/** Where the person lives decides of the region, unless it was chosen by hand. */
async function regionOf(context: Context, before: ContactRow, patch: Partial<Body>, code_postal: string | null | undefined) {
  const isManual =
    patch.is_region_manual ??
    (patch.region === undefined ? before.is_region_manual : patch.region !== before.region_id || before.is_region_manual)
  if (isManual) return { is_region_manual: true, ...(patch.region !== undefined && { region_id: patch.region }) }
  const place = { code_postal: code_postal === undefined ? before.code_postal : code_postal, country: patch.country ?? before.country }
  const computed = await regionFor(context, place)
  // Where nothing is computed, the choice is always a hand's.
  if (computed === undefined) return patch.region === undefined ? {} : { region_id: patch.region }
  return { is_region_manual: false, region_id: computed }
}

async function write(context: Context, before: ContactRow, patch: Partial<Body>): Promise<void> {
  const { company, manager, region: _region, is_region_manual: _manual, version: _version, ...fields } = patch
  const code_postal = storedPostalCode({ ...patch, country: patch.country ?? before.country })
  await context.db
    .updateTable('users')
    .set({
      ...fields,
      ...(code_postal !== undefined && { code_postal }),
      ...(manager !== undefined && { manager_id: manager }),
      ...(await regionOf(context, before, patch, code_postal)),
      version: before.version + 1,
    })
    .where('id', '=', before.id)
    .execute()
  if (company !== undefined && company !== before.company_id)
    await moveToCompany(context, { ...before, profile_code: patch.profile_code ?? before.profile_code }, company)
}

type Address = { address: string; address_complement: string | null; code_postal: string | null; town: string; country: string }

/** Where a person lives, asked by an act that cannot go without: whatever the tenant shows of their record. @throws 404 */
export async function writeAddress(context: Context, id: number, address: Address): Promise<void> {
  const before = await lockContact(context.db, id)
  await write(context, before, address)
  await tellHistory(context, before)
  await openCompleted(context, id)
}

/** Fields given to a person whose row the caller holds, with their trace. */
export async function writeFields(context: Context, before: ContactRow, fields: Updateable<Users>): Promise<void> {
  await context.db
    .updateTable('users')
    .set({ ...fields, version: before.version + 1 })
    .where('id', '=', before.id)
    .execute()
  await tellHistory(context, before)
}

/** One trace for the record; a profile given or taken has its own. Answers what changed. */
async function tellHistory(context: Context, before: ContactRow): Promise<string[]> {
  const after = found(await findContact(context.db, before.id))
  const was = await namesOf(context, { company: before.company_id, manager: before.manager_id, region: before.region_id })
  const is = await namesOf(context, { company: after.company_id, manager: after.manager_id, region: after.region_id })
  const { profile_code, ...change } = changesBetween({ ...before, ...was }, { ...after, ...is })
  const subject_id = before.id
  if (Object.keys(change).length > 0) await trace(context, { action: 'update_user', subject_id, change })
  if (profile_code) await trace(context, { action: 'change_profile', subject_id, change: { profile_code } })
  return Object.keys(change)
}

/** Someone who gives the last thing asked of their profile comes in (account status 2 → 5). */
async function openCompleted(context: Context, id: number): Promise<void> {
  const person = found(await findContact(context.db, id))
  if (!isSelf(context.actor, { user_id: id }) || accountStatus.keyOf(person.status) !== 'toComplete' || missingFields(person).length > 0)
    return
  await context.db
    .updateTable('users')
    .set({ status: accountStatus.codeOf('active') })
    .where('id', '=', id)
    .execute()
  await trace(context, {
    action: 'activate_user',
    subject_id: id,
    change: { status: { before: 'toComplete', after: 'active' } },
  })
}
