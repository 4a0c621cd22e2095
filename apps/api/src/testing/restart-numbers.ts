import type { Program } from './program.ts'

/** The next record of every table takes this number; tenants keep theirs. */
export async function restartNumbers({ database }: Program, from: number): Promise<void> {
  const { rows } = await database.pool.query<{ t: string }>(
    `select table_name as t from information_schema.columns where table_schema = 'public' and column_name = 'id' and is_identity = 'YES' and table_name <> 'tenants'`,
  )
  for (const { t } of rows) await database.pool.query(`alter table "${t}" alter column id restart with ${from}`)
}
