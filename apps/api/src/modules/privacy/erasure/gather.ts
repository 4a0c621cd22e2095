import { sql } from 'kysely'
import { isSecretColumn } from '../../../platform/database/secret-columns.ts'
import type { Queries } from '../../../platform/database/tenancy.ts'
import { holdingsOf } from './references.ts'

type Row = Record<string, unknown>
/** Everything held on a person, table by table; empty tables are left out. */
export type Holdings = Readonly<Record<string, Row[]>>

/** Columns that would tell of other people, or hand a live secret over. */
const withheld: Readonly<Record<string, (row: Row, ids: readonly number[]) => Row>> = {
  mails: (row) => (row['is_secret'] ? { ...row, subject: null, body_text: null } : row),
  personal_links: ({ path: _opened, ...row }) => row,
  // An act of the person on another record says nothing about them but the act.
  traces: (row, ids) => {
    const isAboutThem = row['subject'] === 'user' && ids.includes(Number(row['subject_id']))
    const { at, action, info, change } = row
    return isAboutThem ? { at, action, info, change } : { at, action }
  },
}

export async function gather(db: Queries, ids: readonly number[]): Promise<Holdings> {
  const rowsByTable: Record<string, Row[]> = {}
  for (const { table, where } of await holdingsOf(db, ids)) {
    const { rows } = await sql<{ row: Row }>`select to_jsonb(t) as row from ${sql.table(table)} t where ${where}`.execute(db)
    if (rows.length === 0) continue
    const keep = withheld[table]
    rowsByTable[table] = rows.map(({ row }) => {
      const exported = keep ? keep(row, ids) : row
      return Object.fromEntries(Object.entries(exported).filter(([column]) => !isSecretColumn(column)))
    })
  }
  return rowsByTable
}
