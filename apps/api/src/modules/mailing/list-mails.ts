import type { mailingContract } from '@kxo/domain/mailing/contract'
import { mailList } from '@kxo/domain/mailing/list'
import { may } from '@kxo/domain/mailing/permissions'
import { mailStatus } from '@kxo/domain/mailing/status'
import { mailingWords as w } from '@kxo/domain/mailing/words'
import { sql } from 'kysely'
import { authorize, type Context, found } from '../../platform/context.ts'
import type { Queries } from '../../platform/database/tenancy.ts'
import type { Verb } from '../../platform/http/serve.ts'
import { exportsOf, planOf } from '../../platform/lists/list-of.ts'
import { settingsOf, usualSender } from '../tenants/index.ts'
import { listOrExport } from '../traces/index.ts'
import { mailingDependencies } from './dependencies.ts'
import { presentMailLine } from './present.ts'
import { lateSince, mailLines, mailsThisMonth } from './queries.ts'

const plan = planOf(
  mailList,
  {
    created_at: 'mails.created_at',
    sent_at: 'mails.sent_at',
    recipient: 'mails.recipient',
    recipient_name: 'mails.recipient_name',
    subject: 'mails.subject',
    moment: 'mails.moment',
    status: 'mails.status',
    tries: 'mails.tries',
    reason: 'mails.reason',
    event_title: { at: sql.ref('events.title'), isBeside: true },
  },
  {
    fields: { send_at: { at: sql`mails.send_at`, kind: 'instant' } },
    search: sql`mails.search`,
    sort: '-created_at',
    id: sql`mails.id`,
  },
)

const columns = exportsOf(mailList)

/** Each branch has its index: mails to people of the company, and those that name nobody but leave for its addresses. */
const toCompany = (id: number) => sql<number>`(
  select m.id from mails m join users u on u.tenant_id = m.tenant_id and u.id = m.user_id where u.company_id = ${id}
  union all select m.id from mails m join companies c on c.tenant_id = m.tenant_id
    and lower(m.recipient) in (lower(c.mail), lower(c.billing_mail)) where c.id = ${id} and m.user_id is null)`

/** How lines read for whoever asks. */
const listingFor = ({ actor, services, language, tenant }: Context) => ({
  seesSecrets: may.readSecretMail(actor, { delivers: services.mailer.isReal }),
  say: language.say,
  usualSender: usualSender(tenant),
})

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
  const present = presentMailLine(listingFor(context))
  const listPlan = { ...plan, zone: context.language.zone }
  return listOrExport(context, 'export_mails', {
    name: context.language.say(w.title),
    plan: listPlan,
    asked: query,
    query: rows,
    present: (lines) => lines.map(present),
    columns,
  })
}

const mostOfEvent = 1000
export const listEventMails: Verb<typeof mailingContract.eventMails> = async (context, { params, query }) => {
  const { db, actor } = context
  authorize(may.readMails(actor))
  found(await db.selectFrom('events').select('id').where('id', '=', params.id).executeTakeFirst())
  let rows = mailLines(db).where('mails.event_id', '=', params.id)
  if (query.moment) rows = rows.where('mails.moment', '=', query.moment)
  const present = presentMailLine(listingFor(context))
  return (await rows.orderBy('mails.created_at', 'desc').orderBy('mails.id', 'desc').limit(mostOfEvent).execute()).map(present)
}

export const readUsage: Verb<typeof mailingContract.mailUsage> = async (context: Context) => {
  const { db, actor, tenant, services } = context
  authorize(may.readMails(actor))
  return {
    used: await mailsThisMonth(db, tenant.time_zone),
    max: settingsOf(tenant).limits.mails_per_month,
    delivers: services.mailer.isReal,
    late_since: await lateSince(db),
    under_way: settingsOf(tenant).features.includes('mailing') ? await mailingDependencies().underWay(context) : [],
  }
}
