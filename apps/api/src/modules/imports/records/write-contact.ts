import { contactsContract } from '@kxo/domain/contacts/contract'
import type { RecordLine } from '@kxo/domain/imports/lines/record-line'
import { mayFill } from '@kxo/domain/imports/permissions'
import { type Context, found } from '../../../platform/context.ts'
import { changeContact, importContact } from '../../contacts/index.ts'
import { findUserByMail } from '../../identity/index.ts'
import { bodyOf } from './body-of.ts'
import { changedFields } from './changed-fields.ts'
import { employerOf } from './employer-of.ts'
import { LineProblem } from './line-problem.ts'
import { said } from './read-records.ts'
import type { WrittenLine } from './written-line.ts'

type Contacting = { is_inviting: boolean; isTeam: boolean }

/** Adds the person of a line, or changes what the line says otherwise of them; an empty cell leaves what is there. */
export async function writeContact(context: Context, read: RecordLine, { is_inviting, isTeam }: Contacting): Promise<WrittenLine> {
  const { db, actor } = context
  const company = isTeam ? (actor.company_id ?? undefined) : await employerOf(db, read)
  const values = Object.entries(read.values).filter(([field]) => mayFill(actor, field))
  const mail = said(read, 'mail')
  const title = `${said(read, 'first_name')} ${said(read, 'last_name')}`.trim()
  const known = await findUserByMail(db, mail)
  if (!known) {
    const body = bodyOf(contactsContract.create.body, values, { company })
    return {
      outcome: 'created',
      code: mail,
      title,
      change: await created(context, await importContact(context, { ...body, is_invited: is_inviting })),
    }
  }
  if (isTeam && known.company_id !== company) throw new LineProblem('mail', 'ofAnotherCompany', mail)
  const { version: _, ...body } = bodyOf(contactsContract.change.body, values, { company, version: known.version })
  const { changes, before } = changedFields(body, known, { company: 'company_id' })
  if (Object.keys(changes).length === 0) return { outcome: 'unchanged', code: mail, title }
  const { version } = await changeContact(context, {
    params: { client: context.tenant.name, id: known.id },
    body: { ...changes, version: known.version },
  })
  return { outcome: 'changed', code: mail, title, change: { record_id: known.id, version, before } }
}

const created = async ({ db }: Context, record_id: number) => {
  const { version } = found(await db.selectFrom('users').select('version').where('id', '=', record_id).executeTakeFirst())
  return { record_id, version, before: null }
}
