import { adminContact, profile } from '@kxo/domain/contacts/paths'
import { may } from '@kxo/domain/contacts/permissions'
import { fieldNames } from '@kxo/domain/history/names'
import { alertParameter } from '@kxo/domain/history/paths'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { languageOf } from '../../../platform/language.ts'
import { actorBehind, findUser, recipientOf } from '../../identity/index.ts'
import { settingOf } from '../../mailing/index.ts'
import { paramsOf } from '../../tenants/index.ts'
import { peopleToAlert } from './users-to-alert.ts'

/** What ties an alert to the change it tells: the number of its trace. */
export const alertOccurrence = (trace_id: number | ''): string => `trace ${trace_id}`

type User = NonNullable<Awaited<ReturnType<typeof findUser>>>

/** The record of a person as a reader may open it; undefined for a manager it is closed to, who reads what changed in the mail alone. */
function recordFor({ tenant }: Context, reader: User, person: User): string | undefined {
  const actor = actorBehind(reader, {
    is_recruiting: paramsOf(tenant).is_recruiting_platform,
    is_link: false,
    session_id: null,
    acting_admin_id: null,
  })
  if (may.listContacts(actor)) return adminContact(person.id)
  return may.readContact(actor, { ...person, user_id: person.id }) ? profile(person.id) : undefined
}

/** Tells those who follow a person that their record changed, unless they did it themselves: the fields, never what they hold. */
export async function recordChanged(context: Context, { user_id, fields }: { user_id: number; fields: readonly string[] }): Promise<void> {
  const { db, actor, services, tenant } = context
  if (!(await settingOf(db, 'record_changed')).is_on) return
  const person = await findUser(db, user_id)
  const { rows } = await sql<{ id: number }>`select id from traces
    where subject = 'user' and subject_id = ${user_id} and action = 'update_user' order by id desc limit 1`.execute(db)
  const [change] = rows
  if (!person || !change) return
  for (const { id } of await peopleToAlert(context, user_id)) {
    const notified = id === actor.user_id ? undefined : await findUser(db, id)
    if (!notified) continue
    const record = recordFor(context, notified, person)
    const { say } = languageOf(notified.language as 'fr' | 'en', tenant)
    await services.enqueueMail(context, {
      moment: 'record_changed',
      role: person.manager_id === id ? 'responsible' : 'referent',
      to: recipientOf(notified),
      occurrence: alertOccurrence(change.id),
      ...(record !== undefined && { path: `${record}?${alertParameter}=${change.id}` }),
      values: {
        person: `${person.first_name} ${person.last_name}`.trim(),
        fields: fields.map((field) => (fieldNames[field] ? say(fieldNames[field]) : field)).join(', '),
      },
    })
  }
}
