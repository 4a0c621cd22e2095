import { alertWords } from '@kxo/domain/events/alerts/alert-words'
import { addressOf, savedSearch } from '@kxo/domain/events/alerts/saved-search'
import type { AlertStatus, PublicContent } from '@kxo/domain/events/catalogue/public-page'
import { publicAlert, publicAlerts, publicEvents } from '@kxo/domain/events/paths'
import { email } from '@kxo/domain/kernel/validation'
import { maskedAddress } from '@kxo/domain/mailing/suppression'
import * as z from 'zod/mini'
import type { Context } from '../../../platform/context.ts'
import type { PageAnswer, PageRequest, ServerPage } from '../../../platform/http/server-pages.ts'
import { withinThrottle } from '../../../platform/http/throttle.ts'
import { suppressionsOf } from '../../mailing/index.ts'
import { settingsOf } from '../../tenants/index.ts'
import { publicPageOf } from '../catalogue/present-public-page.ts'
import { type SavedSearch, saveSearch } from './save-search.ts'
import { searchInWords } from './search-in-words.ts'

/** One more message to an address that has not answered waits this long. */
const againAfterMs = 3_600_000

/** Asks the address itself; nobody is told whether it is known, nor whether a message left. */
async function askAddress(context: Context, mail: string, search: string): Promise<void> {
  const { db, now, services, tenant, language } = context
  const saved = await saveSearch(context, { mail, search, user_id: null, isProven: false })
  if (!saved || saved.asked_at.getTime() > now.getTime() - againAfterMs) return
  await db.updateTable('saved_searches').set({ asked_at: now }).where('id', '=', saved.id).execute()
  await services.enqueueMail(context, {
    moment: 'confirm_subscription',
    to: { user_id: null, mail, first_name: '', last_name: '', language: language.locale },
    occurrence: `alert ${saved.id} ${now.getTime()}`,
    values: { wish: alertWords.wish },
    path: publicAlert(tenant.name, saved.token),
  })
}

const hasCatalogue = ({ tenant }: Context): boolean => settingsOf(tenant).features.includes('catalog')

/** Where a visitor leaves an address for a search: the same answer whatever is known of it. */
const alertsPage: ServerPage = {
  pattern: publicAlerts.pattern,
  read: async ({ tenant }) => ({ redirect: publicEvents(tenant.name), status: 302 }),
  act: async (context, request) => {
    const search = savedSearch(addressOf(request.form?.get('search') ?? ''))
    const typed = z.safeParse(email, request.form?.get('mail') ?? '')
    if (typed.success && hasCatalogue(context) && (await withinThrottle(context, 'alert'))) await askAddress(context, typed.data, search)
    return publicPageOf(context, request, { content: { name: 'alertRequested', isWrong: !typed.success, search } })
  },
}

const statusOf = ({ confirmed_at, ended_at }: SavedSearch): AlertStatus => (ended_at ? 'isOver' : confirmed_at ? 'active' : 'toConfirm')

type Done = Extract<PublicContent, { name: 'alerts' }>['done']
const acts = ['confirm', 'end', 'resume'] as const

/** Searches of the address a link belongs to; none for a link of nobody's. */
async function searchesBehind({ db }: Context, token: string): Promise<SavedSearch[]> {
  const own = await db.selectFrom('saved_searches').select('mail').where('token', '=', token).executeTakeFirst()
  return own ? db.selectFrom('saved_searches').selectAll().where('mail', '=', own.mail).orderBy('id').execute() : []
}

async function shown(context: Context, request: PageRequest, done: Done): Promise<PageAnswer> {
  const { db, language } = context
  const searches = await searchesBehind(context, request.params['token'] ?? '')
  const [first] = searches
  if (!first) return publicPageOf(context, request, { content: { name: 'missing', next: request.path }, status: 404 })
  const left = (await suppressionsOf(db, [first.mail])).get(first.mail) ?? []
  const alerts = []
  for (const one of searches)
    alerts.push({ id: one.id, search: one.search, label: await searchInWords(db, language, one.search), status: statusOf(one) })
  const isBlocked = left.some(({ cause, topic }) => cause === 'opt_out' && (topic === null || topic === 'news'))
  return publicPageOf(context, request, { content: { name: 'alerts', address: maskedAddress(first.mail), alerts, isBlocked, done } })
}

/** What the holder of a link decides of one of their searches; reading the page decides nothing: programs open links too. */
async function decide(context: Context, token: string, act: (typeof acts)[number], id: number): Promise<boolean> {
  const { db, now } = context
  const one = (await searchesBehind(context, token)).find((search) => search.id === id)
  if (!one) return false
  await db
    .updateTable('saved_searches')
    .set(act === 'end' ? { ended_at: now } : { confirmed_at: now, ended_at: null, told_at: now })
    .where('id', '=', one.id)
    .execute()
  return true
}

/** Where alerts are confirmed, ended and resumed, without a script. */
const alertPage: ServerPage = {
  pattern: publicAlert.pattern,
  read: (context, request) => shown(context, request, null),
  act: async (context, request) => {
    const act = acts.find((known) => known === request.form?.get('act'))
    const id = Number(request.form?.get('id'))
    const isDone = act !== undefined && (await decide(context, request.params['token'] ?? '', act, id))
    return shown(context, request, isDone ? act : null)
  },
}

/** Pages of visitors' alerts. */
export const alertPages: readonly ServerPage[] = [alertsPage, alertPage]
