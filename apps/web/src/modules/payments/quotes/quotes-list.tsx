import { quoteInRegister } from '@kxo/domain/billing/paths'
import type { QuoteRow } from '@kxo/domain/billing/quotes/quote-shape'
import { quoteWords as q } from '@kxo/domain/billing/quotes/quote-words'
import { billWords as w } from '@kxo/domain/billing/words'
import { formatRate } from '@kxo/domain/kernel/money'
import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { BillTiles, quotesSource, quoteTotalsQuery, useQuoteColumns } from '../../billing/index.ts'
import { useSavedColumns } from '../../tenants/index.ts'

type QuotesListProps = {
  /** Those about one record; everybody's without. */
  about?: { company?: number; recipient?: number }
  savedAs: string
}

/** Quotes with what waits, is to invoice and was invoiced, without tax. */
export function QuotesList({ about = {}, savedAs }: QuotesListProps) {
  const { say, locale } = useLanguage()
  const totals = useQuery(quoteTotalsQuery(about))
  const columns = useQuoteColumns()
  const saved = useSavedColumns(savedAs)
  return (
    <>
      {totals.data ? (
        <>
          <BillTiles
            tiles={[
              { label: q.waitingTotal, cents: totals.data.waiting },
              { label: q.toInvoiceTotal, cents: totals.data.to_invoice },
              { label: w.billedTotal, cents: totals.data.invoiced },
            ]}
          />
          {totals.data.answered > 0 ? (
            <Text c="dimmed" fz="sm" mb="md">
              {say(q.acceptedShare, {
                rate: formatRate(Math.round((totals.data.accepted * 10_000) / totals.data.answered), locale),
                n: totals.data.answered,
              })}
            </Text>
          ) : null}
        </>
      ) : null}
      <DataTable<QuoteRow>
        caption={q.quotes}
        columns={columns}
        saved={saved}
        source={quotesSource(about)}
        rowKey={({ id }) => id}
        rowName={({ number }) => number ?? say(w.draftTitle)}
        rowHref={({ id }) => quoteInRegister(id)}
        empty={{ sentence: q.noneYet }}
      />
    </>
  )
}
