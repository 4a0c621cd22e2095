import type { BillRow } from '@kxo/domain/billing/bill-shape'
import { invoicing } from '@kxo/domain/billing/paths'
import { quoteWords as q } from '@kxo/domain/billing/quotes/quote-words'
import { isOwed } from '@kxo/domain/billing/rules'
import { billWords as w } from '@kxo/domain/billing/words'
import { paymentWords as p } from '@kxo/domain/payments/words'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { recordIdIn } from '../../platform/record-id.ts'
import { Button } from '../../ui/display/button.tsx'
import { runAction } from '../../ui/feedback/action.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useAddress } from '../../ui/navigation/address.ts'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { Tabs } from '../../ui/navigation/tabs.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { BillTiles, billsSource, send, totalsQuery, useBillColumns } from '../billing/index.ts'
import { DraftDialog } from './drafting/draft-dialog.tsx'
import { categoryOf, invoicingAddress } from './invoicing-address.ts'
import { ManagedBill } from './managed-bill.tsx'
import { ManagedQuote } from './quotes/managed-quote.tsx'
import { QuoteDialog } from './quotes/quote-dialog.tsx'
import { QuotesList } from './quotes/quotes-list.tsx'
import { RecordDialog } from './record-dialog.tsx'
import { useReminders } from './reminding/use-reminders.tsx'
import { useDuplicate } from './use-duplicate.ts'
import { VerifyChain } from './verify-chain.tsx'

const tabs = [
  { key: 'factures', label: w.bills },
  { key: 'avoirs', label: w.credits },
  { key: 'devis', label: q.quotes },
] as const

/** The register of bills, credit notes and quotes; `?bill=` or `?quote=` opens one. */
export default function InvoicingPage() {
  const [{ bill: open, quote }, change] = useAddress(invoicingAddress)
  if (quote)
    return (
      <ManagedQuote
        id={recordIdIn(quote)}
        onLeave={() => change({ quote: undefined }, { replace: false })}
        onQuote={(id) => change({ quote: String(id) }, { replace: false })}
        onBill={(id) => change({ bill: String(id), quote: undefined }, { replace: false })}
      />
    )
  if (open)
    return (
      <ManagedBill
        code={open}
        onLeave={() => change({ bill: undefined }, { replace: false })}
        onBill={(id) => change({ bill: String(id) }, { replace: false })}
      />
    )
  return <Register />
}

function Register() {
  const { say } = useLanguage()
  const [{ tab = 'factures' }, change] = useAddress(invoicingAddress)
  const [writing, setWriting] = useState(false)
  const isQuotes = tab === 'devis'
  const totals = useQuery({ ...totalsQuery(), enabled: !isQuotes })
  return (
    <>
      <PageTitle
        act={
          <Button aria-haspopup="dialog" onClick={() => setWriting(true)}>
            {say(isQuotes ? q.newQuote : w.newDraft)}
          </Button>
        }
      >
        {w.register}
      </PageTitle>
      {totals.data && !isQuotes ? (
        <BillTiles
          tiles={[
            { label: w.billedTotal, cents: totals.data.billed },
            { label: w.paid, cents: totals.data.paid },
            { label: w.toPayTotal, cents: totals.data.due },
            { label: w.late30, cents: totals.data.late_30, isBad: true },
            { label: w.late60, cents: totals.data.late_60, isBad: true },
            { label: w.lateMore, cents: totals.data.late_more, isBad: true },
          ]}
        />
      ) : null}
      <Tabs
        label={w.register}
        tabs={tabs}
        current={tab}
        onChange={(next) => change({ tab: next, page: undefined })}
        panelId="register-panel"
      />
      <div id="register-panel" role="tabpanel">
        {tab === 'devis' ? <QuotesList savedAs="quotes_register" /> : <BillsOf tab={tab} />}
      </div>
      {isQuotes ? null : <VerifyChain />}
      {writing && isQuotes ? (
        <QuoteDialog onClose={() => setWriting(false)} onWritten={({ id }) => change({ quote: String(id) }, { replace: false })} />
      ) : null}
      {writing && !isQuotes ? (
        <DraftDialog onClose={() => setWriting(false)} onWritten={(bill) => change({ bill: String(bill.id) }, { replace: false })} />
      ) : null}
    </>
  )
}

/** Bills or credit notes, with what is done of one or of several. */
function BillsOf({ tab }: { tab: 'factures' | 'avoirs' }) {
  const { say } = useLanguage()
  const columns = useBillColumns()
  const of = { category: categoryOf[tab] }
  const [paid, setPaid] = useState<BillRow | null>(null)
  const reminders = useReminders(of)
  const isInvoices = tab === 'factures'
  const [, change] = useAddress(invoicingAddress)
  const duplicating = useDuplicate((id) => change({ bill: String(id) }, { replace: false }))
  return (
    <>
      <DataTable<BillRow>
        caption={isInvoices ? w.bills : w.credits}
        columns={columns}
        source={billsSource(of)}
        rowKey={({ id }) => id}
        rowName={({ number }) => number ?? say(w.draftTitle)}
        rowHref={(row) => `${invoicing()}?bill=${row.number ?? row.id}`}
        {...(isInvoices && {
          rowActions: (row: BillRow) => [
            ...(isOwed(row) ? [{ label: p.record, run: () => setPaid(row) }] : []),
            ...reminders.rowActs(row),
            { label: q.duplicate, run: () => duplicating.mutate(row.id) },
            ...(row.has_pdf ? [{ label: w.sendAct, run: () => void runAction(() => send(row.id), w.sent) }] : []),
          ],
          bulkActions: reminders.bulkActs,
        })}
        empty={{ sentence: isInvoices ? w.noBillAdmin : w.noCredit }}
      />
      {reminders.dialog}
      {paid ? <RecordDialog bill={paid} onClose={() => setPaid(null)} /> : null}
    </>
  )
}
