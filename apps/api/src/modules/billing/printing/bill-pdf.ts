import type { billingContract } from '@kxo/domain/billing/contract'
import { may } from '@kxo/domain/billing/permissions'
import { billStatus } from '@kxo/domain/billing/status'
import { authorize, type Context, found } from '../../../platform/context.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import type { Stream } from '../../../platform/http/stream.ts'
import { serveDocument } from '../../documents/index.ts'
import { findBill } from '../queries.ts'

/** A stored file of a bill the caller may see; anybody else's bill is not found. */
async function fileOf(context: Context, id: number, which: 'pdf_file_id' | 'xml_file_id'): Promise<Stream> {
  const bill = found(await findBill(context.db, id))
  found(may.see(context.actor, { ...bill, status: billStatus.keyOf(bill.status) }) ? bill : undefined)
  return serveDocument(context, found(bill[which]), true)
}

export const billPdf: Verb<typeof billingContract.billPdf> = async (context, { params }) => {
  authorize(context.actor.user_id !== null)
  return fileOf(context, params.id, 'pdf_file_id')
}

export const billXml: Verb<typeof billingContract.billXml> = async (context, { params }) => {
  authorize(context.actor.user_id !== null)
  return fileOf(context, params.id, 'xml_file_id')
}
