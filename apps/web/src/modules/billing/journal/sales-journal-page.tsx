import type { SaleRow } from '@kxo/domain/billing/journal/journal-contract'
import { modesInWords, journalWords as w } from '@kxo/domain/billing/journal/journal-words'
import { journalList } from '@kxo/domain/billing/journal/list'
import { bill, invoicing } from '@kxo/domain/billing/paths'
import { billWords } from '@kxo/domain/billing/words'
import { monthInWords } from '@kxo/domain/kernel/dates'
import { formatRate } from '@kxo/domain/kernel/money'
import { Select, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '../../../platform/viewer.ts'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { salesSource, salesTotalsQuery } from '../api.ts'
import { BillTiles } from '../bills/bill-tiles.tsx'
import { journalAddress, periodOf } from './journal-address.ts'

/** What was sold in a month or a year, for the accountant. */
export default function SalesJournalPage() {
  const { say, locale } = useLanguage()
  const { tenant } = useViewer()
  const [address, change] = useAddress(journalAddress)
  const period = periodOf(address)
  const totals = useQuery(salesTotalsQuery(period))
  const columns = useColumns(journalList, {
    month: ({ month }) => monthInWords(month, locale),
    average_rate: ({ average_rate }) => (average_rate === null ? emptyPlaceholder : formatRate(average_rate, locale)),
    payment_modes: ({ payment_modes }) => modesInWords(payment_modes, say),
  })
  const addressOf = ({ number }: SaleRow): string =>
    tenant.params.module_facturation ? `${invoicing()}?bill=${encodeURIComponent(number)}` : bill(number)
  return (
    <>
      <PageTitle>{w.title}</PageTitle>
      <Text c="dimmed" mb="md" maw="65ch">
        {say(w.intro)}
      </Text>
      <Select
        label={say(w.period)}
        data={periodsOf(totals.data?.months ?? [], period).map((value) => ({
          value,
          label: value.length === 4 ? say(w.wholeYear, { year: value }) : monthInWords(value, locale),
        }))}
        value={period}
        onChange={(next) => change({ period: next ?? undefined, page: undefined })}
        allowDeselect={false}
        searchable
        maw={260}
        mb="md"
      />
      {totals.data ? (
        <BillTiles
          tiles={[
            { label: billWords.amountHt, cents: totals.data.amount_ht },
            { label: w.tax, cents: totals.data.tax_amount },
            { label: billWords.amount, cents: totals.data.amount },
          ]}
        />
      ) : null}
      <DataTable<SaleRow>
        caption={w.title}
        columns={columns}
        source={salesSource(period)}
        rowKey={({ id }) => id}
        rowName={({ number }) => number}
        rowHref={addressOf}
        empty={{ sentence: w.none }}
      />
    </>
  )
}

/** Each month that holds a sale, and its year before its months; the period shown is always among them. */
function periodsOf(months: readonly string[], shown: string): string[] {
  const periods = new Set([...months, ...months.map((month) => month.slice(0, 4)), shown])
  // A year, as `2026-99`, stands before its months.
  const rank = (period: string): string => (period.length === 4 ? `${period}-99` : period)
  return [...periods].toSorted((a, b) => rank(b).localeCompare(rank(a)))
}
