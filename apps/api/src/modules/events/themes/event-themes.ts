import { proposedUrl } from '@kxo/domain/events/rules'
import type { ThemeColours } from '@kxo/domain/events/themes/theme-colours'
import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'

/** A theme as an event bears it. */
export type ThemeOfEvent = { id: number; name: string; name_en: string | null; url: string; is_visible: boolean; colours: ThemeColours }

/** The themes of a row of `events`, in the order they were given. */
export const themesOfEvent = sql<ThemeOfEvent[]>`coalesce((
  select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'name_en', t.name_en, 'url', t.url, 'is_visible', t.is_visible,
    'colours', t.colours) order by e.rank, t.id)
  from event_themes e join themes t on t.tenant_id = e.tenant_id and t.id = e.theme_id
  where e.tenant_id = events.tenant_id and e.event_id = events.id), '[]')`

/** Their names alone. */
export const themeNames = sql<string[]>`array(select t.name from event_themes e
  join themes t on t.tenant_id = e.tenant_id and t.id = e.theme_id
  where e.tenant_id = events.tenant_id and e.event_id = events.id order by e.rank, t.id)`

type Known = { said: string; id: number | null }
/** The theme each of these names is: its own, in either language, or one that was merged into it. */
async function themesCalled(db: Queries, names: readonly string[]): Promise<Known[]> {
  const { rows } = await sql<Known>`
    select said.name as said, coalesce(
      (select id from themes where searchable(themes.name) = searchable(said.name)),
      (select theme_id from theme_addresses where theme_addresses.url = said.url)) as id
    from jsonb_to_recordset(${JSON.stringify(names.map((name) => ({ name, url: proposedUrl(name) })))}::jsonb) as said (name text, url text)`.execute(
    db,
  )
  return rows
}

/** Names of themes the tenant has none so called. */
export const unknownThemes = async (db: Queries, names: readonly string[]): Promise<string[]> =>
  names.length === 0 ? [] : (await themesCalled(db, names)).filter(({ id }) => id === null).map(({ said }) => said)

const mostAddresses = 1000
const baseOf = (name: string): string => (proposedUrl(name) || 'chapitre').slice(0, 60).replace(/-+$/, '')

/** An address not among those taken: the name's, numbered when it is. */
function freeAmong(taken: ReadonlySet<string>, name: string): string {
  const base = baseOf(name)
  for (let number = 1; ; number++) {
    const url = number === 1 ? base : `${base}-${number}`
    if (!taken.has(url)) return url
  }
}

/** An address no theme has, nor had. */
export async function freeThemeUrl(db: Queries, name: string): Promise<string> {
  const begins = `${baseOf(name)}%`
  const own = await db.selectFrom('themes').select('url').where('url', 'like', begins).limit(mostAddresses).execute()
  const former = await db.selectFrom('theme_addresses').select('url').where('url', 'like', begins).limit(mostAddresses).execute()
  return freeAmong(new Set([...own, ...former].map(({ url }) => url)), name)
}

/** Makes the themes of these names, after the others, in as many statements as one. */
async function makeThemes(db: Queries, names: readonly string[]): Promise<void> {
  const { rows } = await sql<{ rank: number; urls: string[] }>`
    select (select coalesce(max(rank), 0) from themes where parent_id is null) as rank,
      array(select url from themes union all select url from theme_addresses) as urls`.execute(db)
  const taken = new Set(rows[0]?.urls)
  const made = names.map((name, index) => {
    const url = freeAmong(taken, name)
    taken.add(url)
    return { name, url, rank: (rows[0]?.rank ?? 0) + index + 1 }
  })
  await db
    .insertInto('themes')
    .values(made)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const tries = 3
/** The themes of these names, made when the tenant has none so called; another transaction may make the same meanwhile. */
async function themesMade(db: Queries, names: readonly string[]): Promise<Map<string, number>> {
  for (let again = 0; ; again++) {
    const called = await themesCalled(db, names)
    const missing = called.filter(({ id }) => id === null).map(({ said }) => said)
    if (missing.length === 0 || again === tries) return new Map(called.flatMap(({ said, id }) => (id === null ? [] : [[said, id]])))
    await makeThemes(db, missing)
  }
}

export type ThemesSaid = { event_id: number; themes: readonly string[] }

/** Gives events the themes of these names, in this order, in place of those they had. */
export async function setThemes(db: Queries, events: readonly ThemesSaid[]): Promise<void> {
  if (events.length === 0) return
  const names = [...new Set(events.flatMap(({ themes }) => themes))]
  const ids = names.length === 0 ? new Map<string, number>() : await themesMade(db, names)
  await db
    .deleteFrom('event_themes')
    .where(sql<boolean>`event_id = any(${events.map(({ event_id }) => event_id)}::bigint[])`)
    .execute()
  const borne = events.flatMap(({ event_id, themes }) =>
    [...new Set(themes.flatMap((name) => ids.get(name) ?? []))].map((theme_id, rank) => ({ event_id, theme_id, rank })),
  )
  if (borne.length > 0) await db.insertInto('event_themes').values(borne).execute()
}
