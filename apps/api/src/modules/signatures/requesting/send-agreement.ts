import { withTenant } from '../../../platform/database/tenancy.ts'
import { recordFile } from '../../../platform/files/keep-file.ts'
import { renderDocument } from '../../../platform/pdf/render-document.ts'
import type { JobSetting } from '../../../platform/work/job-handler.ts'
import { storeFile } from '../../documents/index.ts'
import { pinned } from '../../templates/index.ts'
import { statusOf } from '../present.ts'
import { readPrint, template } from '../printing/read-print.ts'
import { getAgreement, lockAgreement } from '../queries.ts'
import { writeToNext } from './write-to-signatory.ts'

type Sending = { agreement: number; revision: number; occurrence: string; is_silent?: boolean }

/** Prints the agreement as it stands, outside any transaction, then writes to whoever signs next; nothing when it changed meanwhile. */
export async function send(
  { services, tenant, contextIn }: JobSetting,
  { agreement, revision, occurrence, is_silent = false }: Sending,
): Promise<void> {
  const read = await withTenant(
    services.database,
    tenant.id,
    async (transaction) => {
      const context = contextIn(transaction)
      const row = await getAgreement(context.db, agreement)
      return row.revision === revision && row.file_id === null ? readPrint(context, row) : undefined
    },
    { readOnly: true },
  )
  const bytes =
    read && (await renderDocument({ template, data: read.data, images: read.images, createdAt: read.createdAt, standard: 'ua-1' }))
  const stored = bytes && (await storeFile(services, tenant.id, { name: `${read.name}.pdf`, content_type: 'application/pdf', bytes }))
  await withTenant(services.database, tenant.id, async (transaction) => {
    const context = contextIn(transaction)
    const row = await lockAgreement(context.db, agreement)
    if (row.revision !== revision || statusOf(row) !== 'toSign') return
    if (stored && row.file_id === null) {
      const file_id = await recordFile(context, stored)
      await context.db
        .updateTable('agreements')
        .set({ file_id, sha256: stored.sha256, model: read.model ? pinned(read.model) : null })
        .where('id', '=', row.id)
        .execute()
    }
    if (!is_silent) await writeToNext(context, row, { moment: 'send_contract', occurrence: `${revision} ${occurrence}` })
  })
}
