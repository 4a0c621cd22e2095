import type { signaturesContract } from '@kxo/domain/signatures/contract'
import { may } from '@kxo/domain/signatures/permissions'
import { authorize } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { renderDocument } from '../../../platform/pdf/render-document.ts'
import { serveDocument } from '../../documents/index.ts'
import { getAgreement } from '../queries.ts'
import { authorizeReading } from '../read-agreement.ts'
import { authorizeOwn } from '../signing/list-own.ts'
import { readPrint, template } from './read-print.ts'

/** The agreement as one reads it: sealed, as it is to be signed, or, to whoever prepares it, as it would be printed. */
export const readAgreementFile: Verb<typeof signaturesContract.file> = async (context, { params }) => {
  const { db, actor } = context
  authorize(may.readOwn(actor))
  const row = await getAgreement(db, params.id)
  if (may.readAgreements(actor)) authorizeReading(context, row)
  else await authorizeOwn(context, row)
  const file = row.sealed_file_id ?? row.file_id
  if (file !== null) return serveDocument(context, file, true)
  const { name, data, images, createdAt } = await readPrint(context, row)
  // Printed once the transaction is over.
  const body = async function* () {
    yield await renderDocument({ template, data, images, standard: 'ua-1', createdAt })
  }
  return { content_type: 'application/pdf', name: `${name}.pdf`, inline: true, body: body() }
}
