import { openSessionsAmong } from './modules/identity/index.ts'
import { enqueueMail } from './modules/mailing/index.ts'
import { readTenant } from './modules/tenants/index.ts'
import type { Config } from './platform/config.ts'
import type { Services } from './platform/context.ts'
import type { Database } from './platform/database/database.ts'
import { openStorage } from './platform/files/storage.ts'
import { openLive } from './platform/http/live.ts'
import { openMailer } from './platform/mail-transport.ts'
import { openPushSender } from './platform/push-transport.ts'
import { openSmsSender } from './platform/sms-transport.ts'
import { hearTenantChanges, tenantDirectory } from './platform/tenant-directory.ts'
import type { Jobs } from './platform/work/jobs.ts'

type Server = { port: () => number; signAccess: Services['signAccess'] }

/** What requests and jobs share for the life of a process, the server's or the worker's. */
export async function openServices(
  config: Config,
  database: Database,
  jobs: Jobs,
  { port, signAccess }: Server,
): Promise<{ services: Services; closeServices: () => Promise<void> }> {
  const services: Services = {
    config,
    database,
    jobs,
    live: await openLive(database, (sessions) => openSessionsAmong(database, sessions)),
    storage: await openStorage(config),
    tenants: tenantDirectory(database, readTenant),
    mailer: await openMailer(config),
    sms: openSmsSender(config),
    push: openPushSender(config),
    publicUrl: () => config.publicUrl ?? `http://localhost:${port()}`,
    signAccess,
    enqueueMail,
  }
  const stopHearing = await hearTenantChanges(database, services.tenants)
  return {
    services,
    async closeServices() {
      await stopHearing()
      services.mailer.close()
    },
  }
}
