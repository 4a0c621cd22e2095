import type { SaleRow } from '@kxo/domain/billing/journal/journal-contract'
import { modesInWords, journalWords as w } from '@kxo/domain/billing/journal/journal-words'
import { journalList } from '@kxo/domain/billing/journal/list'
import { bill, invoicing } from '@kxo/domain/billing/paths'
import { billWords } from '@kxo/domain/billing/words'
import { monthInWords } from '@kxo/domain/kernel/dates'
import { formatRate } from '@kxo/domain/kernel/money'
import { Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useViewer } from '../../../platform/viewer.ts'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { salesSource, salesTotalsQuery } from '../api.ts'
import { BillTiles } from '../bills/bill-tiles.tsx'
import { journalAddress, narrowedBy } from './journal-address.ts'
import { JournalFile } from './journal-file.tsx'
import { JournalFilters } from './journal-filters.tsx'
import { MonthTotals } from './month-totals.tsx'

/** What was sold in a period, and what the accountant is handed of it. */
export default function SalesJournalPage() {
  const { say, locale } = useLanguage()
  const { tenant } = useViewer()
  const [address, change] = useAddress(journalAddress)
  const narrowed = narrowedBy(address)
  const period = { from: narrowed.from, to: narrowed.to }
  const totals = useQuery({ ...salesTotalsQuery(narrowed), placeholderData: keepPreviousData })
  const columns = useColumns(journalList, {
    month: ({ month }) => monthInWords(month, locale),
    average_rate: ({ average_rate }) => (average_rate === null ? emptyPlaceholder : formatRate(average_rate, locale)),
    payment_modes: ({ payment_modes }) => modesInWords(payment_modes, say),
  })
  const addressOf = (number: string): string =>
    tenant.params.module_facturation ? `${invoicing()}?bill=${encodeURIComponent(number)}` : bill(number)
  const { months = [], series = [], entities = [], per_month = [] } = totals.data ?? {}
  const entity = entities.find(({ id }) => id === narrowed.entity) ?? entities[0]
  return (
    <>
      <PageTitle>{w.title}</PageTitle>
      <Text c="dimmed" mb="md" maw="65ch">
        {say(w.intro)}
      </Text>
      <JournalFilters
        address={address}
        period={period}
        months={months}
        series={series}
        entities={entities}
        entity={entity}
        onChange={(changes) => change({ ...changes, page: undefined })}
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
      {totals.data && per_month.length > 1 ? <MonthTotals months={per_month} whole={totals.data} /> : null}
      {entity ? <JournalFile period={period} entity={entity} isOnly={entities.length === 1} addressOf={addressOf} /> : null}
      <DataTable<SaleRow>
        caption={w.title}
        columns={columns}
        source={salesSource(narrowed)}
        rowKey={({ id }) => id}
        rowName={({ number }) => number}
        rowHref={({ number }) => addressOf(number)}
        empty={{ sentence: w.none }}
      />
    </>
  )
}
