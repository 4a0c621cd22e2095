import { fileURLToPath } from 'node:url'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { labels as shared } from '@kxo/domain/kernel/labels'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { addDays } from '@kxo/domain/kernel/zones'
import type { Context } from '../../../platform/context.ts'
import { drawnDocument } from '../../../platform/pdf/render-document.ts'
import { readFile } from '../../documents/index.ts'
import { termDaysOf } from '../drafts/payer-terms.ts'
import { billDress } from '../dressing/bill-dress.ts'
import type { BillRecord } from '../queries.ts'
import { invoicePrint } from './invoice-print.ts'
import { logoName } from './letterhead-of.ts'
import { numbered, type Printed, printedOf, unnumbered } from './printed-of.ts'

const template = fileURLToPath(new URL('./invoice.typ', import.meta.url))

/** What a draft would say, issued today, but for its number. @throws 409 naming the particulars it lacks */
export async function printedToday(context: Context, bill: BillRecord): Promise<Printed> {
  const issue_date = dayInZone(context.now, defaultZone)
  const usual = addDays(issue_date, await termDaysOf(context, bill))
  const due_date = bill.due_date !== null && bill.due_date >= issue_date ? bill.due_date : usual
  return printedOf(context, bill, { number: unnumbered, issue_date, due_date, payments: [] })
}

/**
 * A draft as it would be issued today, on paper that says it is none: no number, and a mark across. Read whole before it is drawn, so that the
 * draft may be gone by then. @throws 409 naming the particulars it lacks
 */
export async function draftPdf(context: Context, bill: BillRecord, { name, mark }: { name: string; mark: Sentence }) {
  const { say } = context.language
  const draft = await printedToday(context, bill)
  const dress = await billDress(context, bill, draft.locale)
  const { document, letterhead, labels, locale, logo_file_id, model } = dress(numbered(draft, say(shared.draft)))
  const images: Record<string, Uint8Array> = logo_file_id === null ? {} : { [logoName]: (await readFile(context, logo_file_id)).bytes }
  const print = invoicePrint(document, { ...letterhead, watermark: say(mark) }, { labels, locale })
  const data = { ...print, ...(model && { model: model.print }) }
  return {
    content_type: 'application/pdf',
    name: `${name}.pdf`,
    inline: true,
    body: drawnDocument({ template, data, images, standard: 'a-3b', createdAt: context.now }),
  }
}
