import { alertWords } from '@kxo/domain/events/alerts/alert-words'
import { mostAlerts } from '@kxo/domain/events/alerts/saved-search'
import { type Selectable, sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { SavedSearches } from '../../../platform/database-types.ts'
import { secretKey } from '../../../platform/secret-keys.ts'

export type SavedSearch = Selectable<SavedSearches>
type SearchToSave = { mail: string; search: string; user_id: number | null; isProven: boolean }

/** Saved searches somebody is told of. */
export const liveSearches = (db: Queries) =>
  db.selectFrom('saved_searches').selectAll().where('confirmed_at', 'is not', null).where('ended_at', 'is', null)

/** Searches of one address, one request after the other: so many and no more. */
async function hasRoom({ db, tenant, now }: Context, { mail, search }: SearchToSave): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${tenant.id}, hashtext(${`alerts ${mail}`}))`.execute(db)
  const { n } = await db
    .selectFrom('saved_searches')
    .select(sql<number>`count(*)::integer`.as('n'))
    .where('mail', '=', mail)
    .where('search', '<>', search)
    .where((eb) => eb.or([eb('ended_at', 'is', null), eb('ended_at', '>', new Date(now.getTime() - 86_400_000))]))
    .executeTakeFirstOrThrow()
  return n < mostAlerts
}

/**
 * Keeps a search with what was agreed to, as it was read and from where (PRV-03); one that is there keeps its proof while it lives.
 * @returns undefined once the address has as many as it may
 */
export async function saveSearch(context: Context, input: SearchToSave): Promise<SavedSearch | undefined> {
  const { db, language, tenant, request, now } = context
  if (!(await hasRoom(context, input))) return undefined
  const { mail, search, user_id, isProven } = input
  const consent = {
    language: language.locale,
    wording: language.say(alertWords.wording, { client: tenant.label }),
    proof: JSON.stringify({ address: request.address, user_agent: request.user_agent, at: now }),
    ended_at: null,
    told_at: now,
  }
  return db
    .insertInto('saved_searches')
    .values({
      ...consent,
      mail,
      search,
      user_id,
      token: secretKey(),
      // Never asked for yet: the first message leaves at once.
      asked_at: new Date(0),
      confirmed_at: isProven ? now : null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['tenant_id', 'mail', 'search'])
        .doUpdateSet((eb) => ({
          ...consent,
          user_id: eb.fn.coalesce('saved_searches.user_id', eb.val(user_id)),
          // What a visitor ended, only the address itself begins again.
          confirmed_at: isProven ? sql<Date>`coalesce(saved_searches.confirmed_at, ${now})` : null,
        }))
        .where((eb) => eb.or([eb('saved_searches.confirmed_at', 'is', null), eb('saved_searches.ended_at', 'is not', null)])),
    )
    .returningAll()
    .executeTakeFirst()
}
