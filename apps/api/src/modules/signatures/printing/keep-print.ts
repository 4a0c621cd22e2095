import type { Context } from '../../../platform/context.ts'
import { renderDocument } from '../../../platform/pdf/render-document.ts'
import { keepFile, readFile } from '../../documents/index.ts'
import { pinned } from '../../templates/index.ts'
import { getAgreement } from '../queries.ts'
import { readPrint, template } from './read-print.ts'

/** Prints an agreement within its transaction, for what prepares a whole space at once: whoever acts on one has a job print it. */
export async function keepPrint(context: Context, id: number): Promise<void> {
  const { name, data, images, model, createdAt } = await readPrint(context, await getAgreement(context.db, id))
  const bytes = await renderDocument({ template, data, images, standard: 'ua-1', createdAt })
  const file_id = await keepFile(context, { name: `${name}.pdf`, content_type: 'application/pdf', bytes })
  const { sha256 } = await readFile(context, file_id)
  await context.db
    .updateTable('agreements')
    .set({ file_id, sha256, model: model ? pinned(model) : null })
    .where('id', '=', id)
    .execute()
}
