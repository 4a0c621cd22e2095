import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect as KyselyPostgres } from 'kysely'
import { generate, PostgresDialect } from 'kysely-codegen'
import { openEmbedded } from '../apps/api/src/platform/database/database.ts'
import { migrate } from '../apps/api/src/platform/migrations.ts'

const target = join(import.meta.dirname, '../apps/api/src/platform/database-types.ts')

/** The types of the database as the migrations make it; never typed by hand. */
export async function databaseTypes(): Promise<string> {
  const database = await openEmbedded()
  try {
    await migrate(database)
    const db = new Kysely<unknown>({ dialect: new KyselyPostgres({ pool: database.pool }) })
    return await generate({
      db,
      dialect: new PostgresDialect({ dateParser: 'string', numericParser: 'number' }),
      defaultSchemas: ['public'],
      overrides: undefined,
      typeMapping: { int8: 'number', bigint: 'number' },
    } as never) // the program takes what its command line does
  } finally {
    await database.close()
  }
}

if (import.meta.main) {
  const types = await databaseTypes()
  if (process.argv.includes('--check')) {
    if (readFileSync(target, 'utf8') !== types) throw new Error('database-types.ts is stale: run node scripts/generate-database-types.ts')
  } else writeFileSync(target, types)
}
