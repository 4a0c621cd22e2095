import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { demoAccounts, demoPassword } from '../seeds/accounts.ts'
import { seedEntity } from '../seeds/entities.ts'
import { seedRegions } from '../seeds/regions.ts'
import { demoTenants, openedAt, rowOf } from '../seeds/tenants.ts'
import { livedInWorlds, type Worlds } from '../seeds/worlds.ts'
import { hashPassword } from './modules/identity/index.ts'
import { refreshFigures } from './modules/reporting/index.ts'
import { type Config, readConfig } from './platform/config.ts'
import type { Services } from './platform/context.ts'
import { openDatabase } from './platform/database/database.ts'
import { acrossTenants, withTenant } from './platform/database/tenancy.ts'
import type { Jobs } from './platform/work/jobs.ts'
import { prepareDatabase, tellQueueFailures } from './prepare-database.ts'
import { buildServer } from './server.ts'
import { machineContext } from './worker.ts'

/** Any number both engines accept; programs that start at once seed once. */
const lockKey = 7_013_454

/**
 * Loads demo worlds into an empty database; does nothing when a tenant exists.
 * @returns the demo accounts worth printing
 */
export const seedDemo = (services: Services, jobs: Jobs, worlds: Worlds): Promise<string[]> =>
  services.database.exclusively(lockKey, () => seedIfEmpty(services, jobs, worlds))

async function seedIfEmpty(services: Services, jobs: Jobs, worlds: Worlds): Promise<string[]> {
  const { database } = services
  const isEmpty = await acrossTenants(
    database,
    async ({ db }) => (await db.selectFrom('tenants').select('id').limit(1).execute()).length === 0,
  )
  if (isEmpty) {
    services.tenants.forget()
    await acrossTenants(database, async ({ db }) => {
      await db.insertInto('tenants').values(demoTenants.map(rowOf)).execute()
    })
    await database.pool.query(`select setval(pg_get_serial_sequence('tenants', 'id'), (select max(id) from tenants))`)
    const created_at = openedAt(new Date())
    const password_hash = await hashPassword(demoPassword)
    for (const tenant of demoTenants) {
      const read = await services.tenants.find(tenant.id)
      await withTenant(database, tenant.id, async (transaction) => {
        const { db } = transaction
        const company = await db
          .insertInto('companies')
          .values({
            name: `Atelier ${tenant.label}`,
            siret: '12345678200010',
            address: '18 rue Garibaldi',
            code_postal: '69003',
            town: 'Lyon',
            created_at,
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        for (const { local, hasCompany, ...account } of demoAccounts)
          await db
            .insertInto('users')
            .values({
              ...account,
              mail: `${local}@${tenant.name}.test`,
              unique_id: randomUUID(),
              password_hash,
              address: '8 rue des Tanneurs',
              code_postal: '69003',
              town: 'Lyon',
              company_id: hasCompany ? company.id : null,
              created_at,
            })
            .execute()
        if (!read) return
        const context = machineContext(services, read, transaction, (kind, data, options) =>
          jobs.send(transaction, tenant.id, kind, data, options),
        )
        await seedEntity(context)
        await worlds[tenant.name]?.(context)
        await seedRegions(context)
      })
      // Whoever signs in at once reads the figures of what was just laid, not zeros until the first minute is over.
      await withTenant(database, tenant.id, ({ db }) => refreshFigures({ db, tenant }))
    }
  }
  return ['super@kxo.test', ...demoAccounts.filter(({ local }) => local !== 'super').map(({ local }) => `${local}@forma.test`)]
}

/**
 * The demo worlds of a first start on the embedded database, laid by a process of its own that ends: the database is memory of whoever opens it,
 * and what years of demo took would stay with the product at rest.
 */
export async function seedElsewhere({ databaseUrl, dataDir, environment }: Config): Promise<void> {
  if (databaseUrl !== undefined || environment === 'production' || existsSync(join(dataDir, 'postgres'))) return
  const child = fork(import.meta.filename, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The demo worlds could not be laid.')
}

if (import.meta.main) {
  // The program that asked for it is gone: nobody waits.
  process.once('disconnect', () => process.exit(1))
  const config = readConfig()
  if (config.environment === 'production') throw new Error('Demo accounts are never created in production.')
  const database = await openDatabase(config)
  const jobs = await prepareDatabase(database, tellQueueFailures())
  const { app, services } = await buildServer(config, database, jobs, { logger: false })
  process.stdout.write(`${(await seedDemo(services, jobs, livedInWorlds)).join('\n')}\n`)
  await app.close()
  await jobs.close()
  await database.close()
  process.exit(0)
}
