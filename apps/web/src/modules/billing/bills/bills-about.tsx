import type { BillRow } from '@kxo/domain/billing/bill-shape'
import { bill as billAddress, invoicing } from '@kxo/domain/billing/paths'
import { billWords as w } from '@kxo/domain/billing/words'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '../../../platform/viewer.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { billsSource, latestNumberFirst, totalsQuery } from '../api.ts'
import { useBillColumns } from './bill-columns.tsx'
import { BillTiles } from './bill-tiles.tsx'

type BillsAboutProps = {
  about: { event: number } | { company: number } | { recipient: number }
  /** Name under which the person's columns and views are kept. */
  savedAs: string
}

/** What was billed, paid and is still due about an event, to a person, or to a company (the records merged into it included). */
export function BillsAbout({ about, savedAs }: BillsAboutProps) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const totals = useQuery(totalsQuery(about))
  const columns = useBillColumns()
  const saved = useSavedColumns(savedAs)
  const addressOf = (row: BillRow) =>
    tenant.params.module_facturation ? `${invoicing()}?bill=${row.number ?? row.id}` : billAddress(row.number ?? row.id)
  return (
    <>
      {totals.data ? (
        <BillTiles
          tiles={[
            { label: w.billedTotal, cents: totals.data.billed },
            { label: w.paid, cents: totals.data.paid },
            { label: w.toPayTotal, cents: totals.data.due },
            { label: w.lateTotal, cents: totals.data.late, isBad: true },
          ]}
        />
      ) : null}
      <DataTable<BillRow>
        caption={w.bills}
        columns={columns}
        saved={saved}
        defaults={latestNumberFirst}
        source={billsSource({ ...about })}
        rowKey={(row) => row.id}
        rowName={({ number }) => number ?? say(w.draftTitle)}
        rowHref={addressOf}
        empty={{ sentence: w.noBillAdmin }}
      />
    </>
  )
}
