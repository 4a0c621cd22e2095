import type { ThemeColours } from '@kxo/domain/events/themes/theme-colours'
import type { Theme } from '@kxo/domain/events/themes/theme-contract'
import { type Selectable, sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import type { Themes } from '../../../platform/database-types.ts'

export const selectThemes = (db: Queries) =>
  db
    .selectFrom('themes')
    .leftJoin('themes as parents', (join) =>
      join.onRef('parents.tenant_id', '=', 'themes.tenant_id').onRef('parents.id', '=', 'themes.parent_id'),
    )
    .leftJoin('users as referents', (join) =>
      join.onRef('referents.tenant_id', '=', 'themes.tenant_id').onRef('referents.id', '=', 'themes.referent_id'),
    )
    .selectAll('themes')
    .select(['parents.name as parent_name', sql<string | null>`referents.first_name || ' ' || referents.last_name`.as('referent_name')])
export type ThemeRecord = Selectable<Themes> & { parent_name: string | null; referent_name: string | null }

/** A place in the order of the catalogue: each theme of the second level after its parent. */
export const themePosition = sql<number>`coalesce(parents.rank, themes.rank) * 100000 + case when parents.id is null then 0 else 1 + themes.rank end`

export const findTheme = (db: Queries, id: number): Promise<ThemeRecord | undefined> =>
  selectThemes(db).where('themes.id', '=', id).executeTakeFirst()

export const presentTheme = (row: ThemeRecord): Theme => ({
  id: row.id,
  name: row.name,
  name_en: row.name_en,
  url: row.url,
  code: row.code,
  parent: row.parent_id,
  parent_name: row.parent_name,
  description: row.description,
  colours: row.colours as ThemeColours,
  nsf_code: row.nsf_code,
  referent: row.referent_id,
  referent_name: row.referent_name,
  is_visible: row.is_visible,
  version: row.version,
})

/** Themes are arranged one change at a time: levels, order and addresses are looked at, then written. */
export const lockThemes = (db: Queries, tenant: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended('themes', ${tenant}))`.execute(db)
