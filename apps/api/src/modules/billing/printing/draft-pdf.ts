import { fileURLToPath } from 'node:url'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { labels as shared } from '@kxo/domain/kernel/labels'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { addDays } from '@kxo/domain/kernel/zones'
import type { Context } from '../../../platform/context.ts'
import { drawnDocument } from '../../../platform/pdf/render-document.ts'
import { readFile } from '../../documents/index.ts'
import { termDaysOf } from '../drafts/payer-terms.ts'
import type { BillRecord } from '../queries.ts'
import { invoicePrint } from './invoice-print.ts'
import { logoName, numbered, printedOf, unnumbered } from './printed-of.ts'

const template = fileURLToPath(new URL('./invoice.typ', import.meta.url))

/**
 * A draft as it would be issued today, on paper that says it is none: no number, and a mark across. Read whole before it is drawn, so that the
 * draft may be gone by then. @throws 409 naming the particulars it lacks
 */
export async function draftPdf(context: Context, bill: BillRecord, { name, mark }: { name: string; mark: Sentence }) {
  const { say } = context.language
  const issue_date = dayInZone(context.now, defaultZone)
  const usual = addDays(issue_date, await termDaysOf(context, bill))
  const due_date = bill.due_date !== null && bill.due_date >= issue_date ? bill.due_date : usual
  const draft = await printedOf(context, bill, { number: unnumbered, issue_date, due_date, payments: [] })
  const { document, letterhead, labels, locale, logo_file_id } = numbered(draft, say(shared.draft))
  const images: Record<string, Uint8Array> = logo_file_id === null ? {} : { [logoName]: (await readFile(context, logo_file_id)).bytes }
  const data = invoicePrint(document, { ...letterhead, watermark: say(mark) }, { labels, locale })
  return {
    content_type: 'application/pdf',
    name: `${name}.pdf`,
    inline: true,
    body: drawnDocument({ template, data, images, standard: 'a-3b', createdAt: context.now }),
  }
}
