import { campaignStatus } from '@kxo/domain/campaigns/status'
import { newsletter, unsubscribe } from '@kxo/domain/mailing/paths'
import type { Context } from '../../../platform/context.ts'
import type { PageAnswer, PageRequest, ServerPage } from '../../../platform/http/server-pages.ts'
import { publicPageOf } from '../../events/index.ts'
import { logoName } from '../../mailing/index.ts'
import { presentClient, settingsOf } from '../../tenants/index.ts'
import { rendered } from '../preview.ts'
import { eventOf, requestFor, storedBody } from '../request-for.ts'
import { askForNews, hasNews } from './subscription-page.ts'

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
  const row = await context.db
    .selectFrom('campaigns')
    .selectAll()
    .where((eb) => ('id' in by ? eb('id', '=', by.id) : eb('token', '=', by.token)))
    .where('kind', '=', 'prospection')
    .where('status', 'in', campaignStatus.codesOf('running', 'paused', 'done', 'stopped'))
    .executeTakeFirst()
  if (!row || row.send_at > context.now) return undefined
  const content = { ...row, body: storedBody(row.body) } as Parameters<typeof requestFor>[1] // its columns hold what the contract let in
  const nobody = { user_id: null, mail: '', first_name: '', last_name: '', language: context.language.locale }
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
  const sender = settingsOf(tenant).params.mail_sender_name || tenant.label
  return publicPageOf(context, request, {
    content: { name: 'newsletter', ...shown, sender, html: forThePage(shown.html, logo), mayBeSubscribedTo: hasNews(context) },
  })
}

/** An address is left beside a newsletter that is there alone. */
async function leaveAddress(context: Context, request: PageRequest): Promise<PageAnswer> {
  const isThere = hasNews(context) && (await shownBy(context, request.params['token'] ?? ''))
  return isThere ? askForNews(context, request) : readNewsletter(context, request)
}

export const newsletterPages: readonly ServerPage[] = [{ pattern: newsletter.pattern, read: readNewsletter, act: leaveAddress }]
