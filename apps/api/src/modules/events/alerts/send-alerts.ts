import { alertWords } from '@kxo/domain/events/alerts/alert-words'
import { addressOf } from '@kxo/domain/events/alerts/saved-search'
import { lineInWords } from '@kxo/domain/events/catalogue/card-in-words'
import { catalogueQueryOf } from '@kxo/domain/events/catalogue/catalogue-address'
import type { EventCard } from '@kxo/domain/events/contract'
import { publicAlert, publicEvents, publicPage } from '@kxo/domain/events/paths'
import { accountStatus, shutOut } from '@kxo/domain/identity/status'
import { type Actor, visitor } from '@kxo/domain/kernel/actor'
import type { Language } from '@kxo/domain/kernel/language'
import { type SqlBool, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { languageOf } from '../../../platform/language.ts'
import { findUser, recipientOf, type UserRow } from '../../identity/index.ts'
import { settingsOf } from '../../tenants/index.ts'
import { eventsPublishedSince } from '../catalogue/find-by-search.ts'
import { liveSearches, type SavedSearch } from './save-search.ts'

/** Events told for one search in one message; the catalogue has the others. */
const mostListed = 20

/** Tenants with a search somebody is told of. */
export async function tenantsWithAlerts(across: Queries): Promise<number[]> {
  const rows = await across
    .selectFrom('saved_searches')
    .select('tenant_id')
    .distinct()
    .where('confirmed_at', 'is not', null)
    .where('ended_at', 'is', null)
    .execute()
  return rows.map(({ tenant_id }) => tenant_id)
}

/** Whoever is told sees what they would in their catalogue. */
const readerOf = ({ tenant }: Context, user: UserRow | undefined): Actor =>
  user ? { ...visitor(tenant.id), user_id: user.id, company_id: user.company_id, session: 'full' } : visitor(tenant.id)

function lineOf({ services, tenant }: Context, language: Language, event: EventCard): string {
  return `${lineInWords(event, language)}\n${services.publicUrl()}${publicPage(tenant.name, event.url)}`
}

/** Events an address was not told of already, by their announcement. */
const notAnnouncedTo = (mail: string) => sql<SqlBool>`not exists (select from mails m
  where m.tenant_id = events.tenant_id and m.event_id = events.id and m.moment = 'publish_event' and lower(m.recipient) = lower(${mail}))`

/** Tells one address of what all its searches found, each event once; nothing leaves when there is nothing new. */
async function tell(context: Context, searches: readonly [SavedSearch, ...SavedSearch[]]): Promise<void> {
  const { db, now, services, tenant } = context
  const [first] = searches
  const user = first.user_id === null ? undefined : await findUser(db, first.user_id)
  if (user && shutOut.includes(accountStatus.keyOf(user.status))) return
  const language = languageOf((user?.language ?? first.language) === 'en' ? 'en' : 'fr', tenant)
  const actor = readerOf(context, user)
  const events = new Map<number, EventCard>()
  for (const { search, told_at } of searches) {
    const query = { ...catalogueQueryOf(addressOf(search)), page: 1, page_size: 25 as const }
    const fresh = await eventsPublishedSince({ ...context, actor }, query, told_at, notAnnouncedTo(first.mail))
    for (const event of fresh.slice(0, mostListed)) events.set(event.id, event)
  }
  await db
    .updateTable('saved_searches')
    .set({ told_at: now })
    .where(sql<boolean>`id = any(${searches.map(({ id }) => id)}::bigint[])`)
    .execute()
  if (events.size === 0) return
  await services.enqueueMail(context, {
    moment: 'alert_match',
    to: user ? recipientOf(user) : { user_id: null, mail: first.mail, first_name: '', last_name: '', language: language.locale },
    occurrence: `alerts ${first.mail} ${now.toISOString()}`,
    values: {
      list: [...events.values()].map((event) => lineOf(context, language, event)).join('\n\n'),
      manage: language.say(alertWords.manage, { url: services.publicUrl() + publicAlert(tenant.name, first.token) }),
    },
    path: publicEvents(tenant.name) + (searches.length === 1 ? first.search : ''),
    topic: 'news',
  })
}

/** Each day, one message at most to each address that asked to be told. */
export async function sendAlerts(context: Context): Promise<void> {
  if (!settingsOf(context.tenant).features.includes('catalog')) return
  const searches = await liveSearches(context.db).orderBy('mail').orderBy('id').forUpdate().skipLocked().execute()
  for (const [first, ...others] of Map.groupBy(searches, ({ mail }) => mail).values()) if (first) await tell(context, [first, ...others])
}
