import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { defaultLoginClient } from '@kxo/domain/identity/paths'
import { accountStatus } from '@kxo/domain/identity/status'
import { features } from '@kxo/domain/tenants/features'
import { glossaryPresets } from '@kxo/domain/tenants/glossary/glossary-presets'
import { passwordLinkPath, revokeLinksOf } from './modules/identity/index.ts'
import { trace } from './modules/traces/index.ts'
import { ConfigError, readConfig } from './platform/config.ts'
import type { Services } from './platform/context.ts'
import { openDatabase } from './platform/database/database.ts'
import { acrossTenants, type Queries, withTenant } from './platform/database/tenancy.ts'
import type { Jobs } from './platform/work/jobs.ts'
import { prepareDatabase, tellQueueFailures } from './prepare-database.ts'
import { buildServer } from './server.ts'
import { machineContext } from './worker.ts'

type FirstAccount = { mail: string; first_name: string; last_name: string }

/** Any number both engines accept; two commands at once make one account. */
const lockKey = 7_013_455

/**
 * Makes the vendor's own tenant when there is none, and its super administrator.
 * @returns the single-use address where they choose their password, valid 24 h; asked again before they did, a new one in place of the last
 * @throws ConfigError when somebody already administers the product
 */
export const makeFirstAccount = (services: Services, jobs: Jobs, account: FirstAccount): Promise<string> =>
  services.database.exclusively(lockKey, async () => {
    const mail = account.mail.trim().toLowerCase()
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(mail)) throw new ConfigError(`« ${account.mail} » is no mail address.`)
    await acrossTenants(services.database, ({ db }) => openVendor(db))
    services.tenants.forget()
    const tenant = await services.tenants.find(defaultLoginClient)
    if (!tenant) throw new ConfigError(`The tenant ${defaultLoginClient} cannot be read.`)
    return withTenant(services.database, tenant.id, async (transaction) => {
      const context = machineContext(services, tenant, transaction, (kind, data, options) =>
        jobs.send(transaction, tenant.id, kind, data, options),
      )
      const user_id = await invitedOr(context.db, mail, async () => {
        const { id } = await context.db
          .insertInto('users')
          .values({
            ...account,
            mail,
            unique_id: randomUUID(),
            language: 'fr',
            profile_code: 'ADM',
            is_admin: true,
            is_super_admin: true,
            status: accountStatus.codeOf('invited'),
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await trace(context, { action: 'create_user', user_id: id, info: 'first account' })
        return id
      })
      await revokeLinksOf(context, user_id, 'password')
      return services.publicUrl() + (await passwordLinkPath(context, user_id))
    })
  })

async function openVendor(across: Queries): Promise<void> {
  await across
    .insertInto('tenants')
    .values({
      name: defaultLoginClient,
      label: defaultLoginClient.toUpperCase(),
      kind: 'agency',
      params: '{}',
      features: [...features],
      glossary: JSON.stringify(glossaryPresets.agency),
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

/** The super administrator who has not chosen a password yet, when it is the same; a new one when there is none. @throws ConfigError */
async function invitedOr(db: Queries, mail: string, make: () => Promise<number>): Promise<number> {
  const known = await db
    .selectFrom('users')
    .select(['id', 'mail', 'password_hash', 'is_super_admin'])
    .where((eb) => eb.or([eb('is_super_admin', '=', true), eb('mail', '=', mail)]))
    .where('status', '<>', accountStatus.codeOf('deleted'))
    .orderBy('id')
    .execute()
  const same = known.find((user) => user.mail === mail && user.is_super_admin && user.password_hash === null)
  if (same) return same.id
  const [other] = known
  if (!other) return make()
  throw new ConfigError(
    other.is_super_admin
      ? `${other.mail} already administers the product: they add others from their space, or ask a new password at its login page.`
      : `${mail} already has an account in ${defaultLoginClient}: a super administrator makes them one.`,
  )
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'first-name': { type: 'string', default: '' }, 'last-name': { type: 'string', default: '' } },
  })
  try {
    const [mail] = positionals
    if (!mail) throw new ConfigError('Say whose account: npm run first-account -- you@example.org --first-name … --last-name …')
    const config = readConfig()
    const database = await openDatabase(config)
    const jobs = await prepareDatabase(database, tellQueueFailures())
    const { app, services } = await buildServer(config, database, jobs, { logger: false })
    const address = await makeFirstAccount(services, jobs, { mail, first_name: values['first-name'], last_name: values['last-name'] })
    process.stdout.write(`\n  Choose the password of ${mail} here, once and within 24 hours:\n\n  ${address}\n\n`)
    await app.close()
    await jobs.close()
    await database.close()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
