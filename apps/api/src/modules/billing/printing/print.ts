import type { Transaction } from '../../../platform/database/tenancy.ts'
import { withTenant } from '../../../platform/database/tenancy.ts'
import { recordFile } from '../../../platform/files/keep-file.ts'
import type { JobSetting } from '../../../platform/work/job-handler.ts'
import { addDocument, readFile, storeFile } from '../../documents/index.ts'
import { postBill } from '../issuing/send-bill.ts'
import { type BillRecord, findBill, lockBill } from '../queries.ts'
import { facturX } from './factur-x.ts'
import { logoName } from './letterhead-of.ts'
import type { Printed } from './printed-of.ts'

/**
 * Draws the two files of an issued bill from its frozen content and keeps them once (INV-10): a second run serves the stored bytes.
 * Then the letter that carries the PDF leaves.
 */
export async function print(
  { services, tenant, contextIn }: JobSetting,
  { bill_id, is_sent }: { bill_id: number; is_sent: boolean },
): Promise<void> {
  const inTenant = <T>(work: (transaction: Transaction) => Promise<T>) => withTenant(services.database, tenant.id, work)
  const found = await inTenant(async ({ db }) => {
    const bill = await findBill(db, bill_id)
    if (!bill?.printed || bill.pdf_file_id !== null) return { bill, logo: undefined }
    const { logo_file_id } = bill.printed as Printed
    return { bill, logo: logo_file_id === null ? undefined : await readFile({ db, services }, logo_file_id) }
  })
  const { bill } = found
  if (!bill?.printed) return
  const files = bill.pdf_file_id === null ? await draw(bill, found.logo?.bytes) : undefined
  const stored = files && {
    pdf: await storeFile(services, tenant.id, { name: `${bill.number}.pdf`, content_type: 'application/pdf', bytes: files.pdf }),
    xml: await storeFile(services, tenant.id, { name: `${bill.number}.xml`, content_type: 'application/xml', bytes: files.xml }),
  }
  await inTenant(async (transaction) => {
    const context = contextIn(transaction)
    const current = await lockBill(context.db, bill_id)
    if (!current) return
    if (current.pdf_file_id === null && stored) {
      const pdf_file_id = await recordFile(context, stored.pdf)
      const xml_file_id = await recordFile(context, stored.xml)
      await context.db.updateTable('bills').set({ pdf_file_id, xml_file_id }).where('id', '=', bill_id).execute()
      await addDocument(context, {
        category: 'bill',
        name: current.number ?? '',
        file_id: pdf_file_id,
        restriction: 'contact',
        status: 'sent',
        user_id: current.user_id,
        event_id: current.morph === 'Event' ? current.morph_id : null,
        registration_id: current.registration_id,
        bill_id,
        source: { printed_hash: current.printed_hash },
        sent_at: context.now,
      })
      current.pdf_file_id = pdf_file_id
    }
    if (is_sent) await postBill(context, current, 'issue')
  })
}

async function draw(bill: BillRecord, logo: Uint8Array | undefined): Promise<{ pdf: Uint8Array; xml: Uint8Array }> {
  const { document, letterhead, labels, locale, model } = bill.printed as Printed
  const { pdf, xml } = await facturX({
    document,
    letterhead,
    words: { labels, locale },
    model: model?.print,
    createdAt: bill.issued_at ?? bill.created_at,
    ...(logo && { images: { [logoName]: logo } }),
  })
  return { pdf, xml: new TextEncoder().encode(xml) }
}
