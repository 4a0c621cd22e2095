import { campaignStatus } from '@kxo/domain/campaigns/status'
import { fillTemplate } from '@kxo/domain/mailing/merge-fields'
import { newsletter, newsletters, unsubscribe } from '@kxo/domain/mailing/paths'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { PageAnswer, PageRequest, ServerPage } from '../../../platform/http/server-pages.ts'
import { publicPageOf } from '../../events/index.ts'
import { logoName } from '../../mailing/index.ts'
import { presentClient, settingsOf, usualSender } from '../../tenants/index.ts'
import { rendered } from '../preview.ts'
import { eventOf, requestFor, storedBody, valuesFor } from '../request-for.ts'
import { askForNews, hasNews } from './subscription-page.ts'

/** Sendings under way or done that everybody may read. */
const readable = (db: Queries, now: Date) =>
  db
    .selectFrom('campaigns')
    .where('kind', '=', 'prospection')
    .where('status', 'in', campaignStatus.codesOf('running', 'paused', 'done', 'stopped'))
    .where('send_at', '<=', now)

const publishesPast = (context: Pick<Context, 'tenant'>): boolean =>
  hasNews(context) && settingsOf(context.tenant).params.newsletter_archive
const nobodyAs = (locale: 'fr' | 'en') => ({ user_id: null, mail: '', first_name: '', last_name: '', language: locale })

const year = 365 * 86_400_000
type Shown = { subject: string; at: Date; html: string; unsubscribe: string | null }

/** The copy of one person, for a year; what it says of them is for whoever holds their link. */
async function personalCopy({ db, now, tenant }: Context, token: string): Promise<Shown | { campaign_id: number | null } | undefined> {
  const mail = await db
    .selectFrom('mails')
    .select(['subject', 'html', 'created_at', 'campaign_id'])
    .where('unsubscribe_token', '=', token)
    .executeTakeFirst()
  if (!mail) return undefined
  const { subject, html, created_at, campaign_id } = mail
  if (now.getTime() - created_at.getTime() > year) return { campaign_id }
  return { subject, at: created_at, html, unsubscribe: unsubscribe(tenant.name, token) }
}

/** A newsletter under way or done, with nobody's name in it; what is planned or only informs its readers is for nobody else. */
async function sharedVersion(context: Context, by: { token: string } | { id: number }): Promise<Shown | undefined> {
  const row = await readable(context.db, context.now)
    .selectAll()
    .where((eb) => ('id' in by ? eb('id', '=', by.id) : eb('token', '=', by.token)))
    .executeTakeFirst()
  if (!row) return undefined
  const content = { ...row, body: storedBody(row.body) } as Parameters<typeof requestFor>[1] // its columns hold what the contract let in
  const nobody = nobodyAs(context.language.locale)
  const { subject, html } = await rendered(context, requestFor(context, content, nobody, await eventOf(context, row.event_id)), null)
  return { subject, at: row.send_at, html, unsubscribe: null }
}

async function shownBy(context: Context, token: string): Promise<Shown | undefined> {
  const copy = await personalCopy(context, token)
  if (!copy) return sharedVersion(context, { token })
  if ('html' in copy) return copy
  return copy.campaign_id === null ? undefined : sharedVersion(context, { id: copy.campaign_id })
}

/** Its links open beside the frame that shows it, and the logo it carried is the tenant's own. */
const forThePage = (html: string, logo: string | null): string =>
  html.replace(/<head>/, '<head><base target="_blank">').replaceAll(`cid:${logoName}`, logo ?? '')

async function readNewsletter(context: Context, request: PageRequest): Promise<PageAnswer> {
  const { tenant } = context
  const shown = await shownBy(context, request.params['token'] ?? '')
  if (!shown) return publicPageOf(context, request, { content: { name: 'missing', next: request.path }, status: 404 })
  const { logo } = presentClient(tenant)
  const archive = publishesPast(context) ? newsletters(tenant.name) : null
  const sender = usualSender(tenant)
  return publicPageOf(context, request, {
    content: { name: 'newsletter', ...shown, sender, html: forThePage(shown.html, logo), mayBeSubscribedTo: hasNews(context), archive },
  })
}

const mostLetters = 100

/** Past news of a tenant that publishes them, each by what it says to nobody in particular; invitations and surveys are for their readers. */
async function readNewsletters(context: Context, request: PageRequest): Promise<PageAnswer> {
  const { db, now, tenant, language } = context
  if (!publishesPast(context)) return publicPageOf(context, request, { content: { name: 'missing', next: request.path }, status: 404 })
  const rows = await readable(db, now)
    .leftJoin('events', (join) => join.onRef('events.tenant_id', '=', 'campaigns.tenant_id').onRef('events.id', '=', 'campaigns.event_id'))
    .select(['campaigns.subject', 'campaigns.send_at', 'campaigns.token', 'events.title as event_title'])
    .where('campaigns.topic', '=', 'news')
    .orderBy('campaigns.send_at', 'desc')
    .orderBy('campaigns.id', 'desc')
    .limit(mostLetters)
    .execute()
  const values = valuesFor(tenant, nobodyAs(language.locale), undefined, language.locale)
  const letters = rows.map(({ subject, send_at, token, event_title }) => ({
    subject: fillTemplate(subject, { ...values, 'event.name': event_title ?? '' }, language).trim(),
    at: send_at,
    path: newsletter(tenant.name, token),
  }))
  return publicPageOf(context, request, { content: { name: 'newsletters', letters } })
}

/** An address is left beside a newsletter that is there alone. */
async function leaveAddress(context: Context, request: PageRequest): Promise<PageAnswer> {
  const isThere = hasNews(context) && (await shownBy(context, request.params['token'] ?? ''))
  return isThere ? askForNews(context, request) : readNewsletter(context, request)
}

export const newsletterPages: readonly ServerPage[] = [
  { pattern: newsletter.pattern, read: readNewsletter, act: leaveAddress },
  { pattern: newsletters.pattern, read: readNewsletters },
]
