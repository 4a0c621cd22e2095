import { quoteList } from '@kxo/domain/billing/quotes/quote-list'
import type { QuoteRow } from '@kxo/domain/billing/quotes/quote-shape'
import { billWords } from '@kxo/domain/billing/words'
import { Text } from '@mantine/core'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { QuoteBadge } from './quote-badge.tsx'

/** The columns of every list of quotes. */
export function useQuoteColumns({ isOwn = false }: { isOwn?: boolean } = {}): readonly Column<QuoteRow>[] {
  const { say } = useLanguage()
  return useColumns(
    quoteList,
    {
      number: (row) => (
        <Text span inherit className="nowrap">
          {row.number ?? say(billWords.draftTitle)}
        </Text>
      ),
      status: (row) => <QuoteBadge quote={row} />,
      event: (row) => row.event ?? row.name,
    },
    { hidden: { recipient: isOwn } },
  )
}
