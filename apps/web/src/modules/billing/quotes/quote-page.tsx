import { bill as billAddress, bills } from '@kxo/domain/billing/paths'
import { quoteWords as w } from '@kxo/domain/billing/quotes/quote-words'
import { billWords } from '@kxo/domain/billing/words'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { recordIdIn } from '../../../platform/record-id.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { saveFile } from '../../../ui/display/save-file.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { AcceptDialog, RefuseDialog } from './answer-dialogs.tsx'
import { AskUpdate } from './ask-update.tsx'
import { fetchQuotePdf, quoteQuery } from './quote-api.ts'
import { QuoteBadge } from './quote-badge.tsx'
import { QuoteDates, QuoteView } from './quote-view.tsx'

/** A quote as its recipient reads and answers it, from their account or by the link of its mail. */
export default function QuotePage() {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const { id } = useParams({ strict: false }) as { id?: string }
  const { data: quote } = useSuspenseQuery(quoteQuery(recordIdIn(id)))
  const [answering, setAnswering] = useState<'accept' | 'refuse' | null>(null)
  const close = () => setAnswering(null)
  const isFull = actor.session === 'full'
  const save = () => fetchQuotePdf(quote.id).then(({ blob, name }) => saveFile(blob, name), toast.failure)
  return (
    <>
      <PageTitle
        above={isFull ? [{ label: billWords.bills, to: `${bills()}?tab=quotes` }] : []}
        mark={<QuoteBadge quote={quote} />}
        subtitle={<QuoteDates quote={quote} />}
      >
        {say(w.title, { number: quote.number ?? '' })}
      </PageTitle>
      <QuoteView
        quote={quote}
        acts={
          <>
            {quote.is_answerable ? (
              <>
                <Button aria-haspopup="dialog" onClick={() => setAnswering('accept')}>
                  {say(w.accept)}
                </Button>
                <Button variant="default" aria-haspopup="dialog" onClick={() => setAnswering('refuse')}>
                  {say(w.refuse)}
                </Button>
              </>
            ) : null}
            {quote.is_expired ? <AskUpdate quote={quote} /> : null}
            {quote.has_pdf ? (
              <Button variant="default" onClick={() => void save()}>
                {say(w.pdf)}
              </Button>
            ) : null}
            {isFull && quote.bill?.number ? (
              <LinkButton variant="default" to={billAddress(quote.bill.number)}>
                {say(w.seeBill)}
              </LinkButton>
            ) : null}
          </>
        }
      />
      {answering === 'accept' ? <AcceptDialog quote={quote} onClose={close} /> : null}
      {answering === 'refuse' ? <RefuseDialog quote={quote} onClose={close} /> : null}
    </>
  )
}
