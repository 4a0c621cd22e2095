import { type Queries, withTenant } from '../../../platform/database/tenancy.ts'
import { readMailbox } from '../../../platform/mailbox.ts'
import type { JobSetting } from '../../../platform/work/job-handler.ts'
import { noteReports } from '../jobs.ts'
import { mailNamed } from './message-id.ts'
import { readReport } from './read-report.ts'

/** One tenant reads it for all: the mailbox is the product's. */
export const firstTenant = async (across: Queries): Promise<number[]> => {
  const first = await across.selectFrom('tenants').select('id').where('suspended_at', 'is', null).orderBy('id').executeTakeFirst()
  return first ? [first.id] : []
}

/**
 * Reads the mailbox refusals come back to. Each report is handed to the tenant of its mail before it is deleted: one that is read twice, after a
 * crash, changes nothing more. What is no report of ours is deleted too: the mailbox is for nothing else.
 */
export async function collectReports({ services, tenant, contextIn }: JobSetting): Promise<void> {
  const { config, database } = services
  if (!config.bounces.pop3Url) return
  await readMailbox(config.bounces.pop3Url, async ({ raw }) => {
    const report = readReport(raw)
    const named = report && mailNamed(config.secretKey, report.message_id)
    if (named) {
      const { kind, recipient, detail } = report
      await withTenant(database, tenant.id, (transaction) =>
        contextIn(transaction).enqueue(noteReports, { mail_id: named.mail_id, kind, recipient, detail }, { tenantId: named.tenant_id }),
      )
    }
    return false
  })
}
