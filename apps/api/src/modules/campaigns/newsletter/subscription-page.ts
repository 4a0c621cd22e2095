import { subscriptionDays, subscriptionWords } from '@kxo/domain/campaigns/subscription-words'
import type { SubscriptionContent } from '@kxo/domain/events/catalogue/public-page'
import { email } from '@kxo/domain/kernel/validation'
import { newsletterSubscription } from '@kxo/domain/mailing/paths'
import { maskedAddress } from '@kxo/domain/mailing/suppression'
import { type MailTopic, mailTopics } from '@kxo/domain/mailing/topic'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Context } from '../../../platform/context.ts'
import type { PageAnswer, PageRequest, ServerPage } from '../../../platform/http/server-pages.ts'
import { withinThrottle } from '../../../platform/http/throttle.ts'
import { addContact } from '../../contacts/index.ts'
import { publicPageOf } from '../../events/index.ts'
import { findUserByMail, seal, unseal } from '../../identity/index.ts'
import { lift, suppress, suppressionsOf } from '../../mailing/index.ts'
import { settingsOf } from '../../tenants/index.ts'
import { recordConsent } from '../../traces/index.ts'
import { consentsOf } from '../chosen-by.ts'

export const hasNews = ({ tenant }: Pick<Context, 'tenant'>): boolean => settingsOf(tenant).features.includes('mailing')

const ownerOf = ({ tenant }: Context): string => `newsletter ${tenant.id}`
const Request = z.object({ mail: email, at: z.int() })
type Request = z.output<typeof Request>

/** Until the address answers, nothing of it is stored: the link itself holds who asked, and when. */
const tokenFor = (context: Context, request: Request): string =>
  seal(context.services.config.secretKey, ownerOf(context), Buffer.from(JSON.stringify(request)))

/** Undefined for a link of nobody's, or too old. */
function requestBehind(context: Context, token: string): Request | undefined {
  try {
    const read = z.safeParse(Request, JSON.parse(unseal(context.services.config.secretKey, ownerOf(context), token).toString()))
    return read.success && context.now.getTime() - read.data.at < subscriptionDays * 86_400_000 ? read.data : undefined
  } catch {
    return undefined
  }
}

const page = (context: Context, request: PageRequest, state: SubscriptionContent['state'], address = ''): PageAnswer =>
  publicPageOf(context, request, { content: { name: 'subscription', state, address } })
const missing = (context: Context, request: PageRequest): PageAnswer =>
  publicPageOf(context, request, { content: { name: 'missing', next: request.path }, status: 404 })

/** Asks the address itself, once an hour: the same answer whatever is known of it (PRV-03). */
export async function askForNews(context: Context, request: PageRequest): Promise<PageAnswer> {
  const { now, services, tenant, language } = context
  const typed = z.safeParse(email, request.form?.get('mail') ?? '')
  if (!typed.success || request.form?.get('consent') !== 'on') return page(context, request, 'wrong')
  const mail = typed.data
  if (await withinThrottle(context, 'alert'))
    await services.enqueueMail(context, {
      moment: 'confirm_subscription',
      to: { user_id: null, mail, first_name: '', last_name: '', language: language.locale },
      occurrence: `news ${Math.floor(now.getTime() / 3_600_000)}`,
      values: { wish: subscriptionWords.wish },
      path: newsletterSubscription(tenant.name, tokenFor(context, { mail, at: now.getTime() })),
    })
  return page(context, request, 'asked')
}

const optOutsOf = async ({ db }: Context, mail: string) =>
  ((await suppressionsOf(db, [mail])).get(mail) ?? []).filter(({ cause }) => cause === 'opt_out')

async function receivesNews(context: Context, mail: string): Promise<boolean> {
  const person = await findUserByMail(context.db, mail)
  if (!person || !(await consentsOf(context.db, [person.id], 'mail')).get(person.id)) return false
  return !(await optOutsOf(context, mail)).some(({ topic }) => topic === null || topic === 'news')
}

/** The news alone are wanted again: what else was left stays left. */
async function takeBackNews(context: Context, mail: string, user_id: number): Promise<void> {
  const left = await optOutsOf(context, mail)
  const isLeft = (topic: MailTopic): boolean => left.some((one) => one.topic === null || one.topic === topic)
  if (!isLeft('news')) return
  await lift(context.db, { address: mail, cause: 'opt_out', by: null, reason: 'subscription' })
  for (const topic of mailTopics)
    if (topic !== 'news' && isLeft(topic)) await suppress(context.db, { address: mail, user_id, cause: 'opt_out', topic })
}

/** Whoever proves an address receives the news: the person known by it, else a new one, with the proof of their agreement. */
async function subscribe(context: Context, { mail, at }: Request): Promise<void> {
  await sql`select pg_advisory_xact_lock(${context.tenant.id}, hashtext(${`news ${mail}`}))`.execute(context.db)
  if (await receivesNews(context, mail)) return
  const known = await findUserByMail(context.db, mail)
  const user_id = known?.id ?? (await addContact(context, { first_name: '', last_name: '', mail, is_prospect: true }))
  await takeBackNews(context, mail, user_id)
  const note = new Date(at).toISOString()
  await recordConsent(context, { user_id, channel: 'mail', is_given: true, source: 'newsletter', note })
}

/** Where the address that was left confirms, without a script; reading the page decides nothing: programs open links too. */
export const subscriptionPage: ServerPage = {
  pattern: newsletterSubscription.pattern,
  read: async (context, request) => {
    const pending = hasNews(context) ? requestBehind(context, request.params['token'] ?? '') : undefined
    if (!pending) return missing(context, request)
    const state = (await receivesNews(context, pending.mail)) ? 'active' : 'toConfirm'
    return page(context, request, state, maskedAddress(pending.mail))
  },
  act: async (context, request) => {
    const pending = hasNews(context) ? requestBehind(context, request.params['token'] ?? '') : undefined
    if (!pending) return missing(context, request)
    await subscribe(context, pending)
    return page(context, request, 'active', maskedAddress(pending.mail))
  },
}
