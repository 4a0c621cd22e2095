import { billPrintWords } from '@kxo/domain/billing/bill-legal'
import { diagnosticsWords as w } from '@kxo/domain/diagnostics/words'
import { spokenWords } from '../../../platform/pdf/spoken-words.ts'
import type { ModuleCheck } from '../../diagnostics/index.ts'
import { unfilledModel } from '../../templates/index.ts'
import { brokenRulesOf } from '../drafts/broken-rules-of.ts'
import { billValues } from '../dressing/own-values.ts'
import { defaultEntity } from '../queries.ts'
import { facturX } from './factur-x.ts'
import { letterheadOf } from './letterhead-of.ts'
import { sampleDocument } from './sample-bill.ts'

/** Whether the issuer's bills conform and can be drawn (INV-60): a specimen with no number, kept nowhere, for the diagnosis. */
export const checkInvoice: ModuleCheck = {
  check: 'invoice',
  async prepare(context) {
    const { language, now } = context
    const { say } = language
    const entity = await defaultEntity(context.db)
    if (!entity) return () => ({ state: 'warning', message: say(w.noIssuer), advice: say(w.noIssuerAdvice) })
    const sample = sampleDocument(context, entity)
    const document = { ...sample, buyer: { ...sample.buyer, electronic_address: { scheme: 'EM' as const, value: 'specimen@example.fr' } } }
    const labels = spokenWords(billPrintWords, language)
    const letterhead = letterheadOf(context, document, labels, language.locale, false)
    const words = { labels, locale: language.locale }
    const fill = await unfilledModel(context, { category: 'bill', entity_id: entity.id, subject: null, language })
    const model = fill?.(billValues({ document, ...words })).print
    return async () => {
      const rules = brokenRulesOf(document)
      if (rules.length > 0)
        return { state: 'warning', message: say(w.invoiceLacks, { rules: rules.join(', ') }), advice: say(w.invoiceAdvice) }
      await facturX({ document, letterhead, words, model, createdAt: now })
      return { state: 'ok', message: say(w.invoiceConforms), advice: null }
    }
  },
}
