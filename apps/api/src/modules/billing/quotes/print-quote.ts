import { fileURLToPath } from 'node:url'
import type { quoteContract } from '@kxo/domain/billing/quotes/quote-contract'
import { authorize, found } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/database/tenancy.ts'
import { withTenant } from '../../../platform/database/tenancy.ts'
import { recordFile } from '../../../platform/files/keep-file.ts'
import type { Verb } from '../../../platform/http/serve.ts'
import { renderDocument } from '../../../platform/pdf/render-document.ts'
import type { JobSetting } from '../../../platform/work/job-handler.ts'
import { serveDocument, storeFile } from '../../documents/index.ts'
import { quotePrint } from '../printing/quote-print.ts'
import { ownQuote } from './own-quote.ts'
import type { PrintedQuote } from './printed-quote.ts'
import { handOf, quotePictures } from './quote-pictures.ts'
import { findQuote, lockQuote, type QuoteRecord } from './quote-rows.ts'
import { mailQuote } from './send-quote.ts'

const template = fileURLToPath(new URL('../printing/quote.typ', import.meta.url))

/** Draws the page of a numbered quote from its frozen content and keeps it once; then the letter that carries it leaves. */
export async function drawQuote(
  { services, tenant, contextIn }: JobSetting,
  { quote_id, is_mailed }: { quote_id: number; is_mailed: boolean },
): Promise<void> {
  const inTenant = <T>(work: (transaction: Transaction) => Promise<T>) => withTenant(services.database, tenant.id, work)
  const { quote, images } = await inTenant(async ({ db }) => {
    const row = await findQuote(db, quote_id)
    const isToDraw = row?.printed && row.pdf_file_id === null
    return { quote: row, images: isToDraw ? await quotePictures({ db, services }, row.printed as PrintedQuote) : {} }
  })
  if (!quote?.printed) return
  const stored =
    quote.pdf_file_id === null
      ? await storeFile(services, tenant.id, {
          name: `${quote.number}.pdf`,
          content_type: 'application/pdf',
          bytes: await draw(quote, images),
        })
      : undefined
  await inTenant(async (transaction) => {
    const context = contextIn(transaction)
    const current = await lockQuote(context.db, quote_id)
    if (!current) return
    if (current.pdf_file_id === null && stored) {
      current.pdf_file_id = await recordFile(context, stored)
      await context.db.updateTable('quotes').set({ pdf_file_id: current.pdf_file_id }).where('id', '=', quote_id).execute()
    }
    if (is_mailed) await mailQuote(context, current, 'issue')
  })
}

function draw(quote: QuoteRecord, images: Record<string, Uint8Array>): Promise<Uint8Array> {
  const printed = quote.printed as PrintedQuote
  const { document, letterhead, labels, locale, model } = printed
  return renderDocument({
    template,
    data: { ...quotePrint(document, letterhead, { labels, locale }, handOf(printed)), ...(model && { model: model.print }) },
    standard: 'a-3b',
    createdAt: quote.issued_at ?? quote.created_at,
    images,
  })
}

export const quotePdf: Verb<typeof quoteContract.quotePdf> = async (context, { params }) => {
  authorize(context.actor.user_id !== null)
  const quote = await ownQuote(context, await findQuote(context.db, params.id))
  return serveDocument(context, found(quote.pdf_file_id), true)
}
