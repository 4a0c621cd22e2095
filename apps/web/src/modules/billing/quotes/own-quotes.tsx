import { quote as quoteAddress } from '@kxo/domain/billing/paths'
import type { QuoteRow } from '@kxo/domain/billing/quotes/quote-shape'
import { quoteWords as w } from '@kxo/domain/billing/quotes/quote-words'
import { isReferent } from '@kxo/domain/kernel/permissions'
import { useViewer } from '../../../platform/viewer.ts'
import { saveFile } from '../../../ui/display/save-file.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { latestNumberFirst } from '../api.ts'
import { fetchQuotePdf, quotesSource } from './quote-api.ts'
import { useQuoteColumns } from './quote-columns.tsx'

/** The quotes one receives, and those of the company for its referent. */
export function OwnQuotes() {
  const { actor } = useViewer()
  const columns = useQuoteColumns({ isOwn: !isReferent(actor) })
  const saved = useSavedColumns('quotes')
  return (
    <DataTable<QuoteRow>
      caption={w.quotes}
      columns={columns}
      saved={saved}
      defaults={latestNumberFirst}
      source={quotesSource({ recipient: 'me' })}
      rowKey={({ id }) => id}
      rowName={({ number }) => number ?? ''}
      rowHref={({ id }) => quoteAddress(id)}
      rowActions={(row) =>
        row.has_pdf
          ? [{ label: w.pdf, run: () => void fetchQuotePdf(row.id).then(({ blob, name }) => saveFile(blob, name), toast.failure) }]
          : []
      }
      empty={{ sentence: w.none }}
    />
  )
}
