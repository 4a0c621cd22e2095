import { type NoticeStatus, noticeKind } from '@kxo/domain/attendance/notices/notice'
import { noticeWords as w } from '@kxo/domain/attendance/notices/notice-words'
import { attendance, eventSignatures } from '@kxo/domain/attendance/paths'
import type { Locale, Sentence } from '@kxo/domain/kernel/sentence'
import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { languageOf } from '../../../platform/language.ts'
import type { Recipient } from '../../../platform/mail.ts'
import { findUser, recipientOf } from '../../identity/index.ts'
import { ring } from '../../mailing/index.ts'
import { ownAdministrators } from '../../tenants/index.ts'
import { confirmedPartners, getSession } from '../queries.ts'
import type { NoticeRow } from './notice-rows.ts'

type Reported = { event_id: number; user_id: number }

/** Who leads an event, and who answers for it: its responsible, else the administrators; those who want no news of events in their header hear none. */
async function organisersOf(context: Context, eventId: number): Promise<Recipient[]> {
  const { db } = context
  const { rows } = await sql<{
    responsible: number | null
  }>`select coalesce(e.responsible_id, m.responsible_id) as responsible from events e
    left join events m on m.tenant_id = e.tenant_id and m.id = e.parent_id
    where e.tenant_id = current_tenant() and e.id = ${eventId}`.execute(db)
  const responsible = rows[0]?.responsible
  const answering = responsible ? [responsible] : (await ownAdministrators(context).execute()).map(({ user_id }) => user_id)
  const leading = (await confirmedPartners(db, eventId)).map(({ id }) => id)
  const readers = await sql<Recipient>`select u.id as user_id, u.mail, u.first_name, u.last_name, u.language from users u
    where u.tenant_id = current_tenant() and (u.id = any(${leading}::bigint[]) or (u.id = any(${answering}::bigint[])
      and not exists (select from organiser_news n where n.tenant_id = u.tenant_id and n.user_id = u.id and not n.by_bell)))
    order by u.id`.execute(db)
  return readers.rows
}

/** Says in the header of whoever leads and whoever answers for an event what a person said of themselves. */
export async function tellOrganisers(context: Context, { event_id, user_id }: Reported, sentence: Sentence): Promise<void> {
  const [person, { title }] = [await findUser(context.db, user_id), await getSession(context.db, event_id)]
  const name = person ? `${person.first_name} ${person.last_name}` : ''
  for (const to of await organisersOf(context, event_id)) {
    if (to.user_id === user_id) continue
    const { say } = languageOf(to.language, context.tenant)
    await ring(context, { to, path: eventSignatures(event_id) }, say(sentence, { name, title }))
  }
}

/** Says to a person, in their header, what was made of what they said. */
export async function tellPerson(context: Context, row: NoticeRow, status: Exclude<NoticeStatus, 'waiting'>): Promise<void> {
  const [person, { title }] = [await findUser(context.db, row.user_id), await getSession(context.db, row.event_id)]
  if (!person) return
  const excused = noticeKind.keyOf(row.kind) === 'late' ? w.rungLateExcused : w.rungExcused
  const { say } = languageOf(person.language as Locale, context.tenant)
  await ring(context, { to: recipientOf(person), path: attendance() }, say(status === 'excused' ? excused : w.rungRefused, { title }))
}
