import type { BillRow } from '@kxo/domain/billing/bill-shape'
import { closingWords } from '@kxo/domain/billing/closings/closing-words'
import { billWords as w } from '@kxo/domain/billing/words'
import { paymentList } from '@kxo/domain/payments/list'
import { matchingWords } from '@kxo/domain/payments/matching/matching-words'
import { adminPayments } from '@kxo/domain/payments/paths'
import type { Payment } from '@kxo/domain/payments/payment-shape'
import { paymentWords as p } from '@kxo/domain/payments/words'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { runAction } from '../../ui/feedback/action.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useAddress } from '../../ui/navigation/address.ts'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { Tabs } from '../../ui/navigation/tabs.tsx'
import { useColumns } from '../../ui/table/columns-of.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { BillTiles, billsSource, send, totalsQuery, useBillColumns } from '../billing/index.ts'
import { useSavedColumns } from '../tenants/index.ts'
import { paymentsSource } from './api.ts'
import { Closings } from './closings/closings-tab.tsx'
import { dueBills, followingAddress, lastReceivedFirst, soonestDue } from './invoicing-address.ts'
import { ManagedBill } from './managed-bill.tsx'
import { RecordDialog } from './record-dialog.tsx'
import { useReminders } from './reminding/use-reminders.tsx'

const tabs = [
  { key: 'due', label: p.toCollect },
  { key: 'received', label: p.payments },
  { key: 'matching', label: matchingWords.title },
  { key: 'closings', label: closingWords.title },
] as const
const Matching = lazy(() => import('./matching/matching-tab.tsx'))
const panel = 'payments-panel'
const billAddress = (key: string | number): string => `${adminPayments()}?bill=${key}`

/** Who owes what, and what came in; `?bill=` opens one. */
export default function FollowingPage() {
  const [{ bill: open }, change] = useAddress(followingAddress)
  const from = { label: p.following, address: adminPayments() }
  if (open)
    return (
      <ManagedBill
        code={open}
        from={from}
        onLeave={() => change({ bill: undefined }, { replace: false })}
        onBill={(id) => change({ bill: String(id) }, { replace: false })}
      />
    )
  return <Following />
}

function Following() {
  const { say } = useLanguage()
  const [{ tab = 'due' }, change] = useAddress(followingAddress)
  const totals = useQuery(totalsQuery())
  return (
    <>
      <PageTitle>{p.following}</PageTitle>
      {totals.data ? (
        <BillTiles
          tiles={[
            { label: w.toPayTotal, cents: totals.data.due },
            { label: w.late30, cents: totals.data.late_30, isBad: true },
            { label: w.late60, cents: totals.data.late_60, isBad: true },
            { label: w.lateMore, cents: totals.data.late_more, isBad: true },
          ]}
        />
      ) : null}
      <Tabs
        label={p.following}
        tabs={tabs}
        current={tab}
        onChange={(key) =>
          change({ tab: key === 'due' ? undefined : key, page: undefined, sort: undefined, filters: undefined, lines: undefined })
        }
        panelId={panel}
      />
      <div id={panel} role="tabpanel" aria-label={say(tabs.find(({ key }) => key === tab)?.label ?? p.toCollect)}>
        <Suspense>
          {tab === 'due' ? <Due /> : tab === 'received' ? <Received /> : tab === 'matching' ? <Matching /> : <Closings />}
        </Suspense>
      </div>
    </>
  )
}

function Due() {
  const columns = useBillColumns()
  const [paid, setPaid] = useState<BillRow | null>(null)
  const reminders = useReminders(dueBills)
  return (
    <>
      <DataTable<BillRow>
        caption={p.toCollect}
        columns={columns}
        saved={useSavedColumns('bills_due')}
        defaults={soonestDue}
        source={billsSource(dueBills)}
        rowKey={({ id }) => id}
        rowName={({ number }) => number ?? ''}
        rowHref={({ id, number }) => billAddress(number ?? id)}
        rowActions={(row) => [
          { label: p.record, run: () => setPaid(row) },
          ...reminders.rowActs(row),
          ...(row.has_pdf ? [{ label: w.sendAct, run: () => void runAction(() => send(row.id), w.sent) }] : []),
        ]}
        bulkActions={reminders.bulkActs}
        empty={{ sentence: p.nothingToCollect }}
      />
      {reminders.dialog}
      {paid ? <RecordDialog bill={paid} onClose={() => setPaid(null)} /> : null}
    </>
  )
}

function Received() {
  const columns = useColumns(paymentList)
  return (
    <DataTable<Payment>
      caption={p.payments}
      columns={columns}
      saved={useSavedColumns('payments')}
      defaults={lastReceivedFirst}
      source={paymentsSource}
      rowKey={({ id }) => id}
      rowName={({ payer, reference }) => [payer, reference].filter(Boolean).join(' · ')}
      rowHref={({ number, bill }) => billAddress(number ?? bill)}
      empty={{ sentence: p.noneReceived }}
    />
  )
}
