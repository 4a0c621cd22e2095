import type { uploadsContract } from '@kxo/domain/documents/upload-contract'
import type { Context } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import type { JobHandler } from '../../../platform/work/job-handler.ts'
import { job } from '../../../platform/work/jobs.ts'
import { openUpload, presentUpload } from './open-upload.ts'

/** Their bytes follow once the transaction is written. */
function removeParts({ transaction, services }: Context, rows: readonly { parts: string[] }[]): void {
  const parts = rows.flatMap((row) => row.parts)
  transaction.afterCommit(() => {
    for (const part of parts) void services.storage.remove(part).catch(() => {})
  })
}

export const state: Verb<typeof uploadsContract.state> = async (context, { params }) => presentUpload(await openUpload(context, params.id))

/** Gives up a file on its way, with what came of it. @throws 404 */
export const drop: Verb<typeof uploadsContract.drop> = async (context, { params }) => {
  const { id } = await openUpload(context, params.id)
  removeParts(context, await context.db.deleteFrom('uploads').where('id', '=', id).returning('parts').execute())
}

/** Removes what was abandoned on its way, and what the act it came for has used. */
export const uploadJobs: JobHandler[] = [
  {
    job: job<Record<string, never>>({
      name: 'expire-uploads',
      label: { fr: 'Supprimer les envois de fichiers abandonnés', en: 'Removing abandoned file uploads' },
      schedule: '*/10 * * * *',
    }),
    concerned: async (across, now) =>
      (await across.selectFrom('uploads').select('tenant_id').distinct().where('expires_at', '<=', now).execute()).map(
        ({ tenant_id }) => tenant_id,
      ),
    run: async (context: Context) =>
      removeParts(context, await context.db.deleteFrom('uploads').where('expires_at', '<=', context.now).returning('parts').execute()),
  },
]
