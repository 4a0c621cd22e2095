import { isStopping } from '@kxo/domain/billing/agreements/agreement'
import { agreementWords as a } from '@kxo/domain/billing/agreements/agreement-words'
import type { BillDetail } from '@kxo/domain/billing/bill-shape'
import { invoicing } from '@kxo/domain/billing/paths'
import { quoteWords as q } from '@kxo/domain/billing/quotes/quote-words'
import { remindingWords as r } from '@kxo/domain/billing/reminding/reminding-words'
import { isOwed } from '@kxo/domain/billing/rules'
import { billWords as w } from '@kxo/domain/billing/words'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { formatMoney } from '@kxo/domain/kernel/money'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { paymentWords as p } from '@kxo/domain/payments/words'
import { Alert } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/display/button.tsx'
import { useAction } from '../../ui/feedback/action.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { confirm } from '../../ui/overlay/confirm.ts'
import { BillDates, BillStamp, BillView, billQuery, issue, removeDraft, send, titleOf } from '../billing/index.ts'
import { CreditDialog } from './credit-dialog.tsx'
import { DraftDialog } from './drafting/draft-dialog.tsx'
import { IssueAnywayDialog } from './issue-anyway-dialog.tsx'
import { RecordDialog } from './record-dialog.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'
import { ReverseButton } from './reverse-button.tsx'
import { useDuplicate } from './use-duplicate.ts'

const ReminderDialog = lazy(() => import('./reminding/reminder-dialog.tsx'))

/** The page a bill is opened from, and goes back to. */
type List = { label: Sentence; address: string }
const register: List = { label: w.register, address: invoicing() }

type ManagedBillProps = {
  code: string
  from?: List
  onLeave: () => void
  /** Opens another bill in place of this one. */
  onBill: (id: number) => void
}

/** A bill with everything its status lets one do. */
export function ManagedBill({ code, from = register, onLeave, onBill }: ManagedBillProps) {
  const { say } = useLanguage()
  const answer = useSuspenseQuery(billQuery(code))
  const bill = answer.data
  return (
    <>
      <PageTitle above={[{ label: from.label, to: from.address }]} mark={<BillStamp bill={bill} />} subtitle={<Dates bill={bill} />}>
        {say(titleOf(bill), { number: bill.number ?? '' })}
      </PageTitle>
      <BillView
        bill={bill}
        addressOf={(number) => `${from.address}?bill=${number}`}
        acts={<Acts bill={bill} onLeave={onLeave} onBill={onBill} />}
        paymentAct={(payment) => (payment.amount > 0 && payment.mode !== 'card' ? <ReverseButton bill={bill} payment={payment} /> : null)}
      />
    </>
  )
}

/** When it was issued and is due, and how often it was asked for. */
function Dates({ bill }: { bill: BillDetail }) {
  const { say, zone } = useLanguage()
  return (
    <>
      <BillDates bill={bill} />
      {bill.reminded_at ? ` · ${say(r.remindedTimes, { n: bill.reminders, day: dayInZone(bill.reminded_at, zone) })}` : null}
    </>
  )
}

/** Nothing was paid of it, nor credited: it may be cancelled whole and written again. */
const mayReplace = ({ category, number, status, paid, credited, is_emptied }: BillDetail): boolean =>
  category === 'invoice' && number !== null && (status === 'toPay' || status === 'issued') && paid === 0 && credited === 0 && !is_emptied

/** What is said of a draft that does not come to what the bill in whose place it is written came to. */
function useOtherAmount({ number, replaces, amount }: BillDetail): string | null {
  const { say, locale } = useLanguage()
  if (number !== null || !replaces || replaces.amount === amount) return null
  const values = { amount: formatMoney(amount, locale), original: formatMoney(replaces.amount, locale), number: replaces.number ?? '' }
  return say(w.otherAmount, values)
}

type Opened = 'record' | 'credit' | 'edit' | 'anyway' | 'remind' | 'replace'

function Acts({ bill, onLeave, onBill }: { bill: BillDetail } & Pick<ManagedBillProps, 'onLeave' | 'onBill'>) {
  const { say } = useLanguage()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const issuing = useAction({
    mutationFn: () => issue(bill.id),
    onSuccess: async ({ number }) => {
      toast.success(say(w.issued, { number: number ?? '' }))
    },
  })
  const sending = useAction({
    mutationFn: () => send(bill.id),
    onSuccess: () => toast.success(w.sent),
  })
  const removing = useAction({
    mutationFn: () => removeDraft(bill.id),
    onSuccess: async () => {
      onLeave()
    },
  })
  const duplicating = useDuplicate(onBill)
  const otherAmount = useOtherAmount(bill)
  const askIssue = async () => {
    if (await confirm({ title: w.issueAct, message: [otherAmount, say(w.issueHelp)].filter(Boolean).join(' '), act: w.issueAct }))
      issuing.mutate()
  }
  const askRemoval = async () => {
    if (await confirm({ title: w.removeDraft, message: w.removeDraftHelp, act: w.removeDraft, tone: 'danger' })) removing.mutate()
  }
  const isDraft = bill.number === null
  const lack = bill.agreement_lack
  const isStopped = lack !== null && isStopping(lack)
  const isInvoice = bill.category === 'invoice'
  return (
    <>
      {isDraft ? (
        <>
          {lack ? (
            <Alert color={isStopped ? 'orange' : 'blue'} role="note" w="100%">
              {say(a[lack])}
            </Alert>
          ) : null}
          {otherAmount ? (
            <Alert color="orange" role="note" w="100%">
              {otherAmount}
            </Alert>
          ) : null}
          {isStopped ? (
            <Button variant="default" aria-haspopup="dialog" onClick={() => setOpened('anyway')}>
              {say(a.anyway)}
            </Button>
          ) : (
            <Button loading={issuing.isPending} onClick={() => void askIssue()}>
              {say(w.issueAct)}
            </Button>
          )}
          <Button variant="default" aria-haspopup="dialog" onClick={() => setOpened('edit')}>
            {say(w.editDraft)}
          </Button>
          <Button variant="default" loading={removing.isPending} onClick={() => void askRemoval()}>
            {say(w.removeDraft)}
          </Button>
        </>
      ) : null}
      {!isDraft && bill.to_be_paid > 0 ? (
        <Button aria-haspopup="dialog" onClick={() => setOpened('record')}>
          {say(isInvoice ? p.record : p.recordRefund)}
        </Button>
      ) : null}
      {isOwed(bill) ? (
        <Button variant="default" aria-haspopup="dialog" onClick={() => setOpened('remind')}>
          {say(r.remind)}
        </Button>
      ) : null}
      {!isDraft && isInvoice && !bill.is_emptied && bill.status !== 'credited' ? (
        <Button variant="default" aria-haspopup="dialog" onClick={() => setOpened('credit')}>
          {say(w.creditAct)}
        </Button>
      ) : null}
      {mayReplace(bill) ? (
        <Button variant="default" aria-haspopup="dialog" onClick={() => setOpened('replace')}>
          {say(w.replaceAct)}
        </Button>
      ) : null}
      {isInvoice && !bill.is_emptied ? (
        <Button variant="default" loading={duplicating.isPending} onClick={() => duplicating.mutate(bill.id)}>
          {say(q.duplicate)}
        </Button>
      ) : null}
      {bill.has_pdf ? (
        <Button variant="default" loading={sending.isPending} onClick={() => sending.mutate()}>
          {say(w.sendAct)}
        </Button>
      ) : null}
      {opened === 'record' ? <RecordDialog bill={bill} onClose={close} /> : null}
      {opened === 'credit' ? <CreditDialog bill={bill} onClose={close} /> : null}
      {opened === 'anyway' && lack ? <IssueAnywayDialog bill={bill} lack={lack} onClose={close} /> : null}
      {opened === 'remind' ? (
        <Suspense>
          <ReminderDialog bill={bill} onClose={close} />
        </Suspense>
      ) : null}
      {opened === 'replace' ? <ReplaceDialog bill={bill} onClose={close} onReplaced={({ id }) => onBill(id)} /> : null}
      {opened === 'edit' ? <DraftDialog bill={bill} onClose={close} /> : null}
    </>
  )
}
