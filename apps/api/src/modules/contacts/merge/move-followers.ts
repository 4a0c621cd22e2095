import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { type Follower, followers } from '../team/followers.ts'

/** Rows that followed, by `table.column`: the number of each and the person it came from. */
export type Moved = Record<string, [key: number, from: number][]>

const nameOf = ({ table, column }: Follower): string => `${table}.${column}`

function notAlreadyThere({ table, column, uniqueWith = [] }: Follower, survivorId: number): RawBuilder<SqlBool> {
  if (uniqueWith.length === 0) return sql<SqlBool>`true`
  const same = uniqueWith.map((name) => sql`there.${sql.ref(name)} = ${sql.table(table)}.${sql.ref(name)}`)
  return sql<SqlBool>`not exists (select from ${sql.table(table)} there where there.${sql.ref(column)} = ${survivorId} and ${sql.join(same, sql` and `)})`
}

/** Hands everything that belongs to some people to one of them. */
export async function moveFollowers(db: Queries, merged: readonly number[], survivorId: number): Promise<Moved> {
  const moved: Moved = {}
  for (const follower of followers) {
    const { table, column, key = 'id' } = follower
    const from = sql.ref(`${table}.${column}`)
    const at = sql.ref(`${table}.${key}`)
    for (const person of merged) {
      const { rows } = await sql<{ key: number }>`
        update ${sql.table(table)} set ${sql.ref(column)} = ${survivorId}
        where ${from} = ${person} and ${notAlreadyThere(follower, survivorId)} returning ${at} as key`.execute(db)
      if (rows.length > 0)
        moved[nameOf(follower)] = [...(moved[nameOf(follower)] ?? []), ...rows.map((row): [number, number] => [row.key, person])]
    }
  }
  return moved
}

/** Gives back what followed, as long as it is still where it was handed. */
export async function returnFollowers(db: Queries, moved: Moved, survivorId: number): Promise<void> {
  for (const follower of followers) {
    const { table, column, key = 'id' } = follower
    const rows = moved[nameOf(follower)] ?? []
    for (const person of new Set(rows.map(([, from]) => from))) {
      const keys = rows.filter(([, from]) => from === person).map(([id]) => id)
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${person}
        where ${sql.ref(column)} = ${survivorId} and ${sql.ref(key)} = any(${keys})`.execute(db)
    }
  }
}
