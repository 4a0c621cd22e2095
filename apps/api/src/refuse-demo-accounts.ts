import { sql } from 'kysely'
import { demoPassword } from '../seeds/accounts.ts'
import { passwordMatches } from './modules/identity/index.ts'
import { ConfigError } from './platform/config.ts'
import type { Database } from './platform/database/database.ts'
import { acrossTenants } from './platform/database/tenancy.ts'

/** A seed gives all its accounts one hash; the most shared ones come first. */
const mostHashes = 20

/** A demo world that became the real one keeps doors whose password is published. @throws ConfigError while one is open */
export async function refuseDemoAccounts(database: Database): Promise<void> {
  const { rows } = await acrossTenants(
    database,
    ({ db }) =>
      sql<{ password_hash: string; mail: string; accounts: number }>`
        select password_hash, min(mail) as mail, count(*)::integer as accounts from users
        where password_hash is not null and (is_super_admin or mail like '%.test')
        group by password_hash order by count(*) desc, 2 limit ${mostHashes}`.execute(db),
    { readOnly: true },
  )
  for (const { password_hash, mail, accounts } of rows)
    if (await passwordMatches(demoPassword, password_hash))
      throw new ConfigError(
        `Production does not start: the published demo password opens ${mail}${accounts > 1 ? ` and ${accounts - 1} more` : ''}. Start on an empty database (npm run first-account makes its first account), or change these passwords outside production first.`,
      )
}
