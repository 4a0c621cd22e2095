import { billingContract } from '@kxo/domain/billing/contract'
import { bill as billAddress, bills } from '@kxo/domain/billing/paths'
import { billStatus } from '@kxo/domain/billing/status'
import { billWords } from '@kxo/domain/billing/words'
import { formatDate } from '@kxo/domain/kernel/dates'
import { centsFromText, formatMoney } from '@kxo/domain/kernel/money'
import { sayIssue, type ValidationKey } from '@kxo/domain/kernel/validation'
import { checkoutParameter } from '@kxo/domain/payments/paths'
import type { PaymentSummary } from '@kxo/domain/payments/payment-shape'
import { paymentBounds } from '@kxo/domain/payments/rules'
import { paymentWords as w } from '@kxo/domain/payments/words'
import { Stack, TextInput } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { fetchFile } from '../../../platform/api-client.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Badge, StatusBadge } from '../../../ui/display/badge.tsx'
import { LinkButton } from '../../../ui/display/button.tsx'
import { Columns } from '../../../ui/display/columns.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { PdfView } from '../../../ui/display/pdf-view.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { uiWords } from '../../../ui/i18n/words.ts'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { billPaymentQuery } from '../api.ts'
import { OrderSummary } from './order-summary.tsx'
import { PaymentMeans } from './payment-means.tsx'
import { PaymentResult } from './payment-result.tsx'

/** A bill is paid, whole or in part. */
export default function BillPaymentPage() {
  const { say } = useLanguage()
  const isFull = useViewer().actor.session === 'full'
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const [search, change] = useAddress()
  const due = useSuspenseQuery(billPaymentQuery(Number(id)))
  const checkout = search[checkoutParameter]
  const summary = due.data
  const mark =
    summary.to_be_paid === 0 ? (
      <Badge tone="success">{billWords.stampPaid}</Badge>
    ) : summary.status ? (
      <StatusBadge of={billStatus} is={summary.status} />
    ) : null
  return (
    <>
      <PageTitle above={isFull ? [{ label: billWords.bills, to: bills() }] : []} mark={mark} subtitle={<Head summary={summary} />}>
        {say(billWords.billTitle, { number: summary.number ?? '' })}
      </PageTitle>
      {checkout ? (
        <PaymentResult checkout={checkout} summary={summary} onAgain={() => change({ [checkoutParameter]: undefined })} />
      ) : (
        <Columns widths="minmax(0, 1fr) minmax(320px, 400px)" gap="24px 32px">
          <Stack gap="md" miw={0}>
            <OrderSummary summary={summary} />
            {/* Who came by a link has the PDF in the mail. */}
            {summary.has_pdf && isFull ? (
              <PdfView
                of={summary.bill ?? 0}
                title={say(billWords.pdfShown, { number: summary.number ?? '' })}
                fetch={() => fetchFile(billingContract.billPdf, { params: { id: summary.bill ?? 0 } })}
              />
            ) : null}
          </Stack>
          {summary.to_be_paid > 0 ? (
            <PayPart summary={summary} />
          ) : isFull ? (
            <LinkButton to={billAddress(summary.number ?? id)}>{say(w.seeBill)}</LinkButton>
          ) : null}
        </Columns>
      )}
    </>
  )
}

function Head({ summary }: { summary: PaymentSummary }) {
  const { say, locale } = useLanguage()
  const { issue_date, due_date, days_late } = summary
  return (
    <>
      {issue_date ? say(uiWords.factOf, { label: say(billWords.issueDate), value: formatDate(issue_date, locale) }) : null}
      {due_date ? ` · ${say(uiWords.factOf, { label: say(billWords.dueDate), value: formatDate(due_date, locale) })}` : null}
      {days_late > 0 ? ` · ${say(billWords.daysLate, { days: days_late })}` : null}
    </>
  )
}

type Issue = { key: ValidationKey; values: Readonly<Record<string, number>> }
const amountIssue = (amount: number | undefined, min: number, max: number): Issue | null => {
  if (amount === undefined) return { key: 'notAnAmount', values: {} }
  if (amount < min) return { key: 'minAmount', values: { min } }
  return amount > max ? { key: 'maxAmount', values: { max } } : null
}

/** All that may be asked today, or the part the person types (1 ≤ x ≤ that); nothing before the day the law gives (FOR-12). */
function PayPart({ summary }: { summary: PaymentSummary }) {
  const language = useLanguage()
  const { say, locale } = language
  const [typed, setTyped] = useState<string | null>(null)
  const { least, most } = paymentBounds(summary.now)
  const amount = typed === null ? most : centsFromText(typed)
  const issue = amountIssue(amount, least, most)
  if (summary.not_before !== null) return <PaymentMeans summary={summary} amount={0} />
  return (
    <Stack gap="md" miw={0}>
      <Panel component="section" p={20} gap="md">
        <TextInput
          label={say(w.amountField)}
          inputMode="decimal"
          rightSection="€"
          value={typed ?? formatMoney(most, locale).replace(/[^\d,.\u202F]/g, '')}
          onChange={(change) => setTyped(change.currentTarget.value)}
          error={issue ? sayIssue(language, issue) : undefined}
        />
      </Panel>
      {issue || amount === undefined ? null : <PaymentMeans summary={summary} amount={amount} />}
    </Stack>
  )
}
