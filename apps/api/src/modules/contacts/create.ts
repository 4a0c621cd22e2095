import { randomUUID } from 'node:crypto'
import type { contactsContract } from '@kxo/domain/contacts/contract'
import { contactErrors } from '@kxo/domain/contacts/errors'
import { may } from '@kxo/domain/contacts/permissions'
import { addedToTeam } from '@kxo/domain/contacts/rules'
import { accountStatus } from '@kxo/domain/identity/status'
import { kernelErrors, refuse } from '@kxo/domain/kernel/errors'
import { authorize, type Context } from '../../platform/context.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { throttle } from '../../platform/http/throttle.ts'
import { takeNew } from '../fields/index.ts'
import { findUserByMail } from '../identity/index.ts'
import { regionFor, storedPostalCode } from '../regions/index.ts'
import { trace } from '../traces/index.ts'
import { beginMembership } from './company/memberships.ts'
import { inviteToChoosePassword } from './invite.ts'
import { presentContact } from './present.ts'
import { lockContact } from './queries.ts'
import { checkRelations } from './team/relations.ts'

type Body = Parameters<Verb<typeof contactsContract.create>>[1]['body']

/** Adds a person; an invitation mails them a link to choose their password. A referent adds to their own company, and always invites. */
export const createContact: Verb<typeof contactsContract.create> = async (context, { body }) => {
  const { actor } = context
  const isTeam = !may.writeContacts(actor)
  authorize(!isTeam || may.addToTeam(actor))
  if (isTeam) await throttle(context, 'invitation')
  const { record, keepAnswers } = await takeNew(context, 'User', body, isTeam ? addedToTeam : undefined)
  const id = await add(context, isTeam ? { ...ofTeam(record), company: actor.company_id, is_invited: true } : record)
  await keepAnswers(id)
  return presentContact(context, id)
}

type Person = Omit<Body, 'answers'>
function ofTeam({ first_name, last_name, mail, ...fields }: Person): Person {
  const allowed = Object.entries(fields).filter(([name, value]) => value !== undefined && (addedToTeam as readonly string[]).includes(name))
  return { first_name, last_name, mail, ...Object.fromEntries(allowed) }
}

/** Invites someone named on the way, of whom no more is known: their record is completed later. @returns their number */
export async function inviteContact(
  context: Context,
  person: Pick<Person, 'first_name' | 'last_name' | 'mail' | 'company'>,
): Promise<number> {
  authorize(may.writeContacts(context.actor))
  return add(context, { ...person, is_invited: true })
}

/** Adds someone named on the way to who only means to write to them: no account is offered. @returns their number */
export async function addContact(
  context: Context,
  person: Pick<Person, 'first_name' | 'last_name' | 'mail' | 'company' | 'is_prospect'>,
): Promise<number> {
  return add(context, person)
}

/** Adds someone a file names: a referent’s people join their company. @returns their number */
export async function importContact(context: Context, person: Person): Promise<number> {
  const { actor } = context
  const isTeam = !may.writeContacts(actor)
  authorize(!isTeam || may.addToTeam(actor))
  return add(context, isTeam ? { ...ofTeam(person), company: actor.company_id, is_invited: person.is_invited } : person)
}

/** Removes someone just added, of whom nothing was written since. @throws 409 when their record changed, or when something hangs on them */
export async function removeNewContact(context: Context, id: number, version: number): Promise<void> {
  authorize(may.writeContacts(context.actor) || may.addToTeam(context.actor))
  const { db } = context
  const person = await lockContact(db, id)
  if (person.version !== version || person.last_login_at !== null) refuse(kernelErrors.editedMeanwhile)
  await db.deleteFrom('memberships').where('user_id', '=', id).execute()
  await db.deleteFrom('users').where('id', '=', id).execute()
  await trace(context, { action: 'delete_user', subject_id: id })
}

async function add(context: Context, { is_invited = false, company, manager, ...fields }: Person): Promise<number> {
  const { db, actor, now } = context
  if (await findUserByMail(db, fields.mail))
    refuse(contactErrors.mailTaken, {}, [{ field: 'mail', message: context.language.say(contactErrors.mailTaken) }])
  if (fields.profile_code === 'CNS' && !may.grantConsulting(actor)) refuse(kernelErrors.accessDenied)
  await checkRelations(context, { company, manager })
  const code_postal = storedPostalCode(fields)
  const { id } = await db
    .insertInto('users')
    .values({
      ...fields,
      ...(code_postal !== undefined && { code_postal }),
      company_id: company ?? null,
      manager_id: manager ?? null,
      region_id: (code_postal && (await regionFor(context, { code_postal, country: fields.country ?? null }))) || null,
      unique_id: randomUUID(),
      status: accountStatus.codeOf(is_invited ? 'invited' : 'pending'),
      language: fields.language ?? context.language.locale,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (company) await beginMembership(context, { user_id: id, company_id: company, is_referent: fields.profile_code === 'REF' })
  await trace(context, { action: 'create_user', subject_id: id })
  if (is_invited) await inviteToChoosePassword(context, id)
  return id
}
