import type { BillRow } from '@kxo/domain/billing/bill-shape'
import { bill as billAddress } from '@kxo/domain/billing/paths'
import { quoteWords } from '@kxo/domain/billing/quotes/quote-words'
import { billWords as w } from '@kxo/domain/billing/words'
import { isReferent } from '@kxo/domain/kernel/permissions'
import { billPayment } from '@kxo/domain/payments/paths'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { RecordPartOf, useRecordParts } from '../../../platform/record-part.tsx'
import { hasFeature, useViewer } from '../../../platform/viewer.ts'
import { saveFile } from '../../../ui/display/save-file.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { billsSource, fetchPdf, latestNumberFirst, totalsQuery } from '../api.ts'
import { OwnQuotes } from '../quotes/own-quotes.tsx'
import { useBillColumns } from './bill-columns.tsx'
import { BillTiles } from './bill-tiles.tsx'
import { billsAddress, categoryOf } from './bills-address.ts'

const tabs = [
  { key: 'bills', label: w.bills },
  { key: 'quotes', label: quoteWords.quotes },
  { key: 'credits', label: w.credits },
] as const

/** One's own bills, and the company's for its referent. */
export default function BillsPage() {
  const viewer = useViewer()
  const [{ tab = 'bills' }, change] = useAddress(billsAddress)
  const totals = useQuery(totalsQuery({ recipient: 'me' }))
  const parts = useRecordParts('ownBills')
  return (
    <>
      <PageTitle>{w.bills}</PageTitle>
      {totals.data ? (
        <BillTiles
          tiles={[
            { label: w.toPayTotal, cents: totals.data.due },
            { label: w.lateTotal, cents: totals.data.late, isBad: true },
            { label: w.paidThisYear, cents: totals.data.paid_this_year },
          ]}
        />
      ) : null}
      {parts.map((part) => (
        <RecordPartOf key={part.key} part={part} id={viewer.actor.user_id ?? 0} />
      ))}
      <Tabs label={w.bills} tabs={tabs} current={tab} onChange={(next) => change({ tab: next, page: undefined })} panelId="bills-panel" />
      <div id="bills-panel" role="tabpanel">
        {tab === 'quotes' ? <OwnQuotes /> : <OwnBills tab={tab} />}
      </div>
    </>
  )
}

/** The bills or the credit notes one receives. */
function OwnBills({ tab }: { tab: 'bills' | 'credits' }) {
  const viewer = useViewer()
  const navigate = useNavigate()
  const saved = useSavedColumns('bills')
  const columns = useBillColumns({ isOwn: !isReferent(viewer.actor) })
  const addressOf = (row: BillRow) => billAddress(row.number ?? row.id)
  return (
    <DataTable<BillRow>
      caption={tab === 'bills' ? w.bills : w.credits}
      columns={columns}
      saved={saved}
      defaults={latestNumberFirst}
      source={billsSource({ recipient: 'me', category: categoryOf[tab] })}
      rowKey={({ id }) => id}
      rowName={({ number }) => number ?? ''}
      rowHref={addressOf}
      rowActions={(row) => [
        ...(row.to_be_paid > 0 && row.category === 'invoice' && hasFeature(viewer, 'payment')
          ? [{ label: w.pay, run: () => void navigate({ to: billPayment(row.id) }) }]
          : []),
        ...(row.has_pdf
          ? [{ label: w.pdf, run: () => void fetchPdf(row.id).then(({ blob, name }) => saveFile(blob, name), toast.failure) }]
          : []),
      ]}
      empty={{ sentence: tab === 'bills' ? w.noBill : w.noCredit }}
    />
  )
}
