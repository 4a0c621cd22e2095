import { documentCategory } from '@kxo/domain/documents/category'
import { findMoment } from '@kxo/domain/mailing/moments'
import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { MailAttachment, MailRequest } from '../../platform/mail.ts'
import type { MailingParts, PreviewSource } from '../mailing/index.ts'
import { findRegistration } from './queries.ts'
import { factsOfEvent, registrationReminders } from './reminders.ts'

const families: readonly string[] = ['registration', 'event', 'attendance', 'documents', 'partner']

/** A mail template seen on somebody's registration. */
const preview: PreviewSource = {
  shows: (moment) => families.includes(findMoment(moment)?.family ?? ''),
  async search({ db }, q) {
    const { rows } = await sql<{ key: string; label: string }>`
      select r.id::text as key, trim(u.first_name || ' ' || u.last_name) || ' · ' || e.title as label
        from registrations r join users u on u.tenant_id = r.tenant_id and u.id = r.user_id join events e on e.tenant_id = r.tenant_id and e.id = r.event_id
        where ${q === '' ? sql`true` : sql`(u.search like searchable(${`%${q}%`}) or e.search like searchable(${`%${q}%`}))`}
        order by r.id desc limit 20`.execute(db)
    return rows
  },
  async read(context, key) {
    const row = await findRegistration(context.db, Number(key))
    if (!row) return undefined
    const { user_id, mail, first_name, last_name, language } = row
    const name = `${first_name} ${last_name}`
    return {
      to: { user_id, mail, first_name, last_name, language: language as 'fr' | 'en' },
      event_id: row.event_id,
      values: { title: row.event_title, name, person: name, ...(await factsOfEvent(context, row)) },
    }
  },
}

/** The ticket a person holds for the event a mail is about. */
async function ticketFile({ db }: Context, { event_id, to }: MailRequest): Promise<MailAttachment[]> {
  if (!event_id || to.user_id === null) return []
  const ticket = await db
    .selectFrom('documents')
    .innerJoin('files', (join) => join.onRef('files.tenant_id', '=', 'documents.tenant_id').onRef('files.id', '=', 'documents.file_id'))
    .select(['files.id as file_id', 'files.name', 'files.content_type'])
    .where('documents.category', '=', documentCategory.codeOf('ticket'))
    .where('documents.event_id', '=', event_id)
    .where('documents.user_id', '=', to.user_id)
    .where('documents.replaced_by', 'is', null)
    .orderBy('documents.id', 'desc')
    .executeTakeFirst()
  return ticket ? [ticket] : []
}

export const registrationMailingParts: MailingParts = {
  reminders: registrationReminders,
  previews: [preview],
  attachments: { ticket: ticketFile },
}
