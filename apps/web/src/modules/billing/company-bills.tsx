import type { BillRow } from '@kxo/domain/billing/bill-shape'
import { bill as billAddress, invoicing } from '@kxo/domain/billing/paths'
import { billWords as w } from '@kxo/domain/billing/words'
import { useQuery } from '@tanstack/react-query'
import { useViewer } from '../../app/viewer.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { billsKey, exportBills, fetchBills, totalsQuery } from './api.ts'
import { useBillColumns } from './bill-columns.tsx'
import { BillTiles } from './bill-tiles.tsx'

/** What a company was billed, paid and still owes, the records merged into it included. */
export default function CompanyBills({ id }: { id: number }) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const totals = useQuery(totalsQuery(tenant.name, { company: id }))
  const columns = useBillColumns()
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
        queryKey={[...billsKey(tenant.name), 'company', id]}
        fetch={(query, signal) => fetchBills(tenant.name, { ...query, company: id }, signal)}
        exportAs={(query) => exportBills(tenant.name, { ...query, company: id })}
        rowKey={(row) => row.id}
        rowName={({ number }) => number ?? say(w.draftTitle)}
        rowHref={addressOf}
        empty={{ sentence: w.noBillAdmin }}
      />
    </>
  )
}
