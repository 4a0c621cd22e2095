import type { MailLine, mailingContract } from '@kxo/domain/mailing/contract'
import { momentLabel } from '@kxo/domain/mailing/moments'
import { may } from '@kxo/domain/mailing/permissions'
import { mailStatus } from '@kxo/domain/mailing/status'
import { mailingWords as w } from '@kxo/domain/mailing/words'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { type ListPlan, listed } from '../../platform/lists/listing.ts'
import type { ExportColumn } from '../../platform/tables/table-export.ts'
import { settingsOf } from '../tenants/index.ts'
import { exportList } from '../traces/index.ts'
import { presentMailLine } from './present.ts'
import { lateSince, mailLines, mailsThisMonth } from './queries.ts'

const plan = (zone: string): ListPlan => ({
  fields: {
    created_at: { at: sql`mails.created_at`, kind: 'instant' },
    sent_at: { at: sql`mails.sent_at`, kind: 'instant' },
    send_at: { at: sql`mails.send_at`, kind: 'instant' },
    recipient: { at: sql`mails.recipient`, kind: 'text' },
    recipient_name: { at: sql`mails.recipient_name`, kind: 'text' },
    subject: { at: sql`mails.subject`, kind: 'text' },
    moment: { at: sql`mails.moment`, kind: 'text' },
    status: { at: sql`mails.status`, kind: 'code', codeOf: (key) => mailStatus.codeOf(key as never) },
    tries: { at: sql`mails.tries`, kind: 'number' },
    reason: { at: sql`mails.reason`, kind: 'text' },
  },
  search: sql`mails.search`,
  sort: '-created_at',
  id: sql`mails.id`,
  zone,
})

const columns: Record<string, ExportColumn<MailLine>> = {
  created_at: { label: w.date, kind: 'instant', value: (mail) => mail.created_at },
  recipient_name: { label: w.recipient, kind: 'text', value: (mail) => mail.recipient_name },
  recipient: { label: w.address, kind: 'text', value: (mail) => mail.recipient },
  subject: { label: w.subject, kind: 'text', value: (mail) => mail.subject },
  moment: { label: w.moment, kind: 'text', value: (mail) => momentLabel(mail.moment) },
  status: { label: w.status, kind: 'text', value: (mail) => mailStatus.labelOf(mail.status) },
  reason: { label: w.reason, kind: 'text', value: (mail) => mail.reason },
  tries: { label: w.tries, kind: 'number', value: (mail) => mail.tries },
  sent_at: { label: w.sentAt, kind: 'instant', value: (mail) => mail.sent_at },
  attachments: { label: w.attachments, kind: 'number', value: (mail) => mail.attachments },
}

/** Each branch has its index: letters to people of the company, and those that name nobody but leave for its addresses. */
const toCompany = (id: number) => sql<number>`(
  select m.id from mails m join users u on u.tenant_id = m.tenant_id and u.id = m.user_id where u.company_id = ${id}
  union all select m.id from mails m join companies c on c.tenant_id = m.tenant_id
    and lower(m.recipient) in (lower(c.mail), lower(c.billing_mail)) where c.id = ${id} and m.user_id is null)`

export const listMails: Verb<typeof mailingContract.mails> = async (context, { query }) => {
  authorize(may.readMails(context.actor))
  const { status, moment, user, company, event } = query
  const rows = (db: Queries) => {
    let lines = mailLines(db)
    if (status) lines = lines.where('mails.status', '=', mailStatus.codeOf(status))
    if (moment) lines = lines.where('mails.moment', '=', moment)
    if (user) lines = lines.where('mails.user_id', '=', user)
    if (event) lines = lines.where('mails.event_id', '=', event)
    if (company) lines = lines.where('mails.id', 'in', toCompany(company))
    return lines
  }
  const present = presentMailLine(may.readSecretMail(context.actor, { delivers: context.services.mailer.isReal }))
  const asked = plan(context.language.zone)
  if (query.format)
    return exportList(context, 'export_mails', {
      name: context.language.say(w.title),
      plan: asked,
      asked: query,
      query: rows,
      present: (lines) => lines.map(present),
      columns,
    })
  const page = await listed(rows(context.db), asked, query)
  return { ...page, results: page.results.map(present) }
}

const mostOfEvent = 1000
export const listEventMails: Verb<typeof mailingContract.eventMails> = async (context, { params, query }) => {
  const { db, actor, services } = context
  authorize(may.readMails(actor))
  found(await db.selectFrom('events').select('id').where('id', '=', params.id).executeTakeFirst())
  let rows = mailLines(db).where('mails.event_id', '=', params.id)
  if (query.moment) rows = rows.where('mails.moment', '=', query.moment)
  const present = presentMailLine(may.readSecretMail(actor, { delivers: services.mailer.isReal }))
  return (await rows.orderBy('mails.created_at', 'desc').orderBy('mails.id', 'desc').limit(mostOfEvent).execute()).map(present)
}

export const readUsage: Verb<typeof mailingContract.mailUsage> = async ({ db, actor, tenant, services }: Context) => {
  authorize(may.readMails(actor))
  return {
    used: await mailsThisMonth(db, tenant.time_zone),
    max: settingsOf(tenant).limits.mails_per_month,
    delivers: services.mailer.isReal,
    late_since: await lateSince(db),
  }
}
