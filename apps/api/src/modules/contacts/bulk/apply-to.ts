import { type BulkMail, type BulkRequest, type BulkSet, leftOut } from '@kxo/domain/contacts/bulk/bulk'
import type { Context } from '../../../platform/context.ts'
import { recipientOf } from '../../identity/index.ts'
import { trace } from '../../traces/index.ts'
import { writeFields } from '../change.ts'
import { moveToCompany } from '../company/memberships.ts'
import { moveAccount } from '../merge/move-account.ts'
import { type ContactRow, lockContacts, selectContacts } from '../queries.ts'
import type { LeftPerson } from '../team/left-people.ts'
import { type ChosenPerson, peopleOf } from './choose-people.ts'

/**
 * Does an act to each of these people in the caller's transaction, each with its own trace and mail.
 * Their rows are held first, in the order of their numbers, and asked about again: an act done twice changes nothing the second time.
 * @returns those left as they were
 */
export async function applyTo(context: Context, ids: readonly number[], request: BulkRequest): Promise<LeftPerson[]> {
  if (ids.length === 0) return []
  const { db, actor } = context
  await lockContacts(db, ids)
  const people = new Map((await peopleOf(db, ids)).map((person) => [person.user_id, person]))
  const left: LeftPerson[] = []
  const eligible: ChosenPerson[] = []
  for (const id of ids) {
    const person = people.get(id)
    const reason = person ? leftOut(actor, person, request) : 'gone'
    if (person && !reason) eligible.push(person)
    else left.push({ id, reason: reason ?? 'gone', ...(person && { status: person.status }) })
  }
  if (eligible.length === 0) return left
  const rows = await selectContacts(db)
    .where(
      'users.id',
      'in',
      eligible.map(({ user_id }) => user_id),
    )
    .orderBy('users.id')
    .execute()
  for (const row of rows) await act(context, row, request)
  return left
}

/** A message in the person's own name; the same sending never reaches them twice. */
async function writeTo(context: Context, person: ContactRow, { subject, message, occurrence }: BulkMail): Promise<void> {
  const values = { subject, message }
  await context.services.enqueueMail(context, { moment: 'free_message', to: recipientOf(person), occurrence, values })
  await trace(context, { action: 'massive_email', subject_id: person.id, info: subject })
}

async function act(context: Context, person: ContactRow, { act: name, company, set = {}, mail }: BulkRequest): Promise<void> {
  if (name === 'write') {
    if (mail) await writeTo(context, person, mail)
  } else if (name === 'attach') {
    await moveToCompany(context, person, company ?? null)
    await context.db
      .updateTable('users')
      .set({ version: person.version + 1 })
      .where('id', '=', person.id)
      .execute()
  } else if (name === 'edit') await writeFields(context, person, fieldsOf(set))
  else await moveAccount(context, person, name)
}

/** A region given here is a hand's choice: a new postal code no longer moves it. */
const fieldsOf = ({ region, ...flags }: BulkSet) => ({
  ...flags,
  ...(region !== undefined && { region_id: region, is_region_manual: true }),
})
