import { sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { companiesDependencies } from '../dependencies.ts'

/** Rows that followed a merge, by table: the number of each and the company it came from. */
export type Moved = Record<string, [id: number, from: number][]>

/** Tables whose rows follow a company: its people, who belonged to it when, and what hangs on it in the modules above. */
const following = () => [{ table: 'users' }, { table: 'memberships' }, ...companiesDependencies().links]

/** Gives the rows of the merged companies to the kept one. */
export async function moveRows(db: Queries, merged: readonly number[], survivorId: number): Promise<Moved> {
  const moved: Moved = {}
  for (const link of following()) {
    const follows = 'follows' in link && link.follows ? link.follows : sql<boolean>`true`
    const { rows } = await sql<{ id: number; company_id: number }>`
      with moving as (select tenant_id, id, company_id from ${sql.table(link.table)} where company_id = any(${[...merged]}) and ${follows} for update)
      update ${sql.table(link.table)} as t set company_id = ${survivorId} from moving
      where t.tenant_id = moving.tenant_id and t.id = moving.id returning t.id, moving.company_id`.execute(db)
    if (rows.length > 0) moved[link.table] = rows.map((row) => [row.id, row.company_id])
  }
  return moved
}

/** Gives back what followed and is still there; what left since stays where it is. */
export async function giveBackRows(db: Queries, moved: Moved, survivorId: number): Promise<void> {
  for (const { table } of following()) {
    const rows = moved[table] ?? []
    if (rows.length === 0) continue
    await sql`update ${sql.table(table)} as t set company_id = back.company_id
      from unnest(${rows.map(([id]) => id)}::bigint[], ${rows.map(([, from]) => from)}::bigint[]) as back(id, company_id)
      where t.id = back.id and t.company_id = ${survivorId}`.execute(db)
  }
}

/** Headcounts of the years the kept company had not declared follow too. */
export async function moveHeadcounts(db: Queries, merged: readonly number[], survivorId: number): Promise<[year: number, from: number][]> {
  const { rows } = await sql<{ year: number; company_id: number }>`
    with moving as (select distinct on (year) tenant_id, company_id, year from headcounts h where company_id = any(${[...merged]})
      and not exists (select from headcounts k where k.tenant_id = h.tenant_id and k.company_id = ${survivorId} and k.year = h.year)
      order by year, declared_at desc)
    update headcounts h set company_id = ${survivorId} from moving
    where h.tenant_id = moving.tenant_id and h.company_id = moving.company_id and h.year = moving.year
    returning h.year, moving.company_id`.execute(db)
  return rows.map((row) => [row.year, row.company_id])
}

export async function giveBackHeadcounts(db: Queries, moved: readonly [year: number, from: number][], survivorId: number): Promise<void> {
  for (const [year, from] of moved)
    await db.updateTable('headcounts').set({ company_id: from }).where('company_id', '=', survivorId).where('year', '=', year).execute()
}
