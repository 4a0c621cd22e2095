import { contactsContract } from '@kxo/domain/contacts/contract'
import type { RecordLine } from '@kxo/domain/imports/lines/record-line'
import { registrationStatus } from '@kxo/domain/registrations/status'
import type { Context } from '../../../platform/context.ts'
import { importContact } from '../../contacts/index.ts'
import { eventsByCode } from '../../events/index.ts'
import { findUserByMail } from '../../identity/index.ts'
import { startRegistration } from '../../registrations/index.ts'
import { bodyOf } from './body-of.ts'
import { employerOf } from './employer-of.ts'
import { LineProblem } from './line-problem.ts'
import { said } from './read-records.ts'
import type { WrittenLine } from './written-line.ts'

type Registering = { is_inviting: boolean; isTeam: boolean }

/** Registers the person of a line where it says, adding them when they are not known; who is registered already stays so. */
export async function writeRegistration(context: Context, read: RecordLine, { is_inviting, isTeam }: Registering): Promise<WrittenLine> {
  const { db, actor } = context
  const code = said(read, 'event_code')
  const mail = said(read, 'mail')
  const event = (await eventsByCode(db, [code])).get(code)
  if (!event) throw new LineProblem('event_code', 'unknownEvent', code)
  const user_id = await personOf(context, read, isTeam)
  const line = { code: mail, title: event.title }
  const own = await db
    .selectFrom('registrations')
    .select(['id', 'status'])
    .where('event_id', '=', event.id)
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  if (own && registrationStatus.keyOf(own.status) !== 'cancelled') return { outcome: 'unchanged', ...line }
  const row = await startRegistration(context, {
    event_id: event.id,
    user_id,
    isDelegated: isTeam,
    submit: user_id === actor.user_id,
    is_silent: !is_inviting,
  })
  return { outcome: 'created', ...line, change: { record_id: row.id, version: row.version, before: null } }
}

/** Who a line is about, added when not known. @throws LineProblem for whom it does not name enough, or who is of another team */
async function personOf(context: Context, read: RecordLine, isTeam: boolean): Promise<number> {
  const { db, actor } = context
  const mail = said(read, 'mail')
  const known = await findUserByMail(db, mail)
  if (known && isTeam && known.company_id !== actor.company_id) throw new LineProblem('mail', 'ofAnotherCompany', mail)
  if (known) return known.id
  const needed = (['last_name', 'first_name'] as const).find((field) => said(read, field) === '')
  if (needed) throw new LineProblem(needed, 'namesNeeded', mail)
  const company = isTeam ? (actor.company_id ?? undefined) : await employerOf(db, read)
  return importContact(context, bodyOf(contactsContract.create.body, Object.entries(read.values), { company }))
}
