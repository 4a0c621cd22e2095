import type { QuoteDetail } from '@kxo/domain/billing/quotes/quote-shape'
import { quoteActs, quoteWords as w } from '@kxo/domain/billing/quotes/quote-words'
import { dayInZone, defaultZone } from '@kxo/domain/kernel/dates'
import { Alert, Group, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Columns } from '../../../ui/display/columns.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { PdfView } from '../../../ui/display/pdf-view.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { BillAmounts } from '../bill/bill-amounts.tsx'
import { ActHistory } from '../bill/bill-past.tsx'
import { fetchQuotePdf } from './quote-api.ts'

/** When it was sent and until when it may be accepted, under the title. */
export function QuoteDates({ quote: { issue_date, valid_until } }: { quote: QuoteDetail }) {
  const { say } = useLanguage()
  return issue_date && valid_until ? say(w.sentAndValid, { sent: issue_date, until: valid_until }) : null
}

/** A quote opened: its document in the page, what one may do, its lines, its answer and its history. */
export function QuoteView({ quote, acts }: { quote: QuoteDetail; acts?: ReactNode }) {
  const { say } = useLanguage()
  return (
    <Columns widths="minmax(0, 1fr) minmax(320px, 420px)" gap="lg">
      {quote.has_pdf ? (
        <PdfView of={quote.id} title={say(w.pdfShown, { number: quote.number ?? '' })} fetch={() => fetchQuotePdf(quote.id)} />
      ) : (
        <Text py={40} px="lg" bd="1px dashed var(--k-border)" bdrs={12} c="dimmed" ta="center" inherit role="status">
          {say(quote.number === null ? w.draftHelp : w.pdfComing)}
        </Text>
      )}
      <Stack gap="md" miw={0} className="first-when-narrow">
        {acts ? (
          <Group gap="xs" align="stretch">
            {acts}
          </Group>
        ) : null}
        <Answer quote={quote} />
        {quote.request ? (
          <Panel component="section" gap="xs" py="md" px={18} aria-labelledby="quote-request">
            <h2 id="quote-request">{say(w.request)}</h2>
            <Text className="pre-line">{quote.request}</Text>
          </Panel>
        ) : null}
        <BillAmounts bill={quote} />
        <ActHistory history={quote.history} acts={quoteActs} said={['refuse_quote', 'cancel_quote']} />
      </Stack>
    </Columns>
  )
}

/** How it was answered, or that it no longer may be. */
function Answer({ quote }: { quote: QuoteDetail }) {
  const { say } = useLanguage()
  const { status, answered_at, answered_name, reason, valid_until } = quote
  if (quote.is_expired)
    return (
      <Alert color="orange" role="note">
        {say(w.expiredHelp, { day: valid_until ?? '' })}
      </Alert>
    )
  if (answered_at === null) return null
  const values = { day: dayInZone(answered_at, defaultZone), name: answered_name }
  return (
    <Alert color={status === 'rejected' ? 'red' : 'green'} role="note">
      {say(status === 'rejected' ? w.refusedOn : w.acceptedOn, values)}
      {status === 'rejected' && reason ? <Text size="sm">{reason}</Text> : null}
    </Alert>
  )
}
