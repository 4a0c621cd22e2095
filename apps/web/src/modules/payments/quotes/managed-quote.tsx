import { invoicing } from '@kxo/domain/billing/paths'
import type { QuoteDetail } from '@kxo/domain/billing/quotes/quote-shape'
import { quoteWords as q } from '@kxo/domain/billing/quotes/quote-words'
import { billWords as w } from '@kxo/domain/billing/words'
import { requiredLines } from '@kxo/domain/kernel/validation'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Button, LinkButton } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import {
  AcceptDialog,
  cancelQuote,
  duplicateQuote,
  invoiceQuote,
  QuoteBadge,
  QuoteDates,
  QuoteView,
  quoteQuery,
  RefuseDialog,
  removeQuote,
  sendQuote,
} from '../../billing/index.ts'
import { QuoteDialog } from './quote-dialog.tsx'

type Opening = {
  onLeave: () => void
  onQuote: (id: number) => void
  onBill: (id: number) => void
}

/** A quote with everything its status lets one do. */
export function ManagedQuote({ id, ...opening }: { id: number } & Opening) {
  const { say } = useLanguage()
  const { data: quote } = useSuspenseQuery(quoteQuery(id))
  return (
    <>
      <PageTitle
        above={[{ label: w.register, to: `${invoicing()}?tab=devis` }]}
        mark={<QuoteBadge quote={quote} />}
        subtitle={<QuoteDates quote={quote} />}
      >
        {say(quote.number === null ? w.draftTitle : q.title, { number: quote.number ?? '' })}
      </PageTitle>
      <QuoteView quote={quote} acts={<Acts quote={quote} {...opening} />} />
    </>
  )
}

type Opened = 'edit' | 'accept' | 'refuse' | 'cancel'

function Acts({ quote, onLeave, onQuote, onBill }: { quote: QuoteDetail } & Opening) {
  const { say } = useLanguage()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const sending = useAction({
    mutationFn: (is_mailed: boolean) => sendQuote(quote.id, is_mailed),
    onSuccess: ({ number }, is_mailed) => toast.success(is_mailed ? q.mailed : say(q.issued, { number: number ?? '' })),
  })
  const removing = useAction({ mutationFn: () => removeQuote(quote.id), onSuccess: onLeave })
  const copying = useAction({
    mutationFn: () => duplicateQuote(quote.id),
    onSuccess: ({ id }) => {
      toast.success(q.duplicated)
      onQuote(id)
    },
  })
  const invoicingIt = useAction({ mutationFn: () => invoiceQuote(quote.id), onSuccess: ({ bill }) => onBill(bill) })
  const askSending = async () => {
    if (await confirm({ title: q.send, message: q.sendHelp, act: q.send })) sending.mutate(true)
  }
  const askNumber = async () => {
    if (await confirm({ title: q.issueAlone, message: q.issueAloneHelp, act: q.issueAlone })) sending.mutate(false)
  }
  const askRemoval = async () => {
    if (await confirm({ title: q.removeDraft, message: q.removeDraftHelp, act: q.removeDraft, tone: 'danger' })) removing.mutate()
  }
  const askBill = async () => {
    if (await confirm({ title: q.invoice, message: q.invoiceHelp, act: q.invoice })) invoicingIt.mutate()
  }
  const { status } = quote
  return (
    <>
      {status === 'draft' ? (
        <>
          <Button loading={sending.isPending} onClick={() => void askSending()}>
            {say(q.send)}
          </Button>
          <Button variant="default" aria-haspopup="dialog" onClick={() => setOpened('edit')}>
            {say(q.editDraft)}
          </Button>
          <Button variant="default" onClick={() => void askNumber()}>
            {say(q.issueAlone)}
          </Button>
          <Button variant="default" loading={removing.isPending} onClick={() => void askRemoval()}>
            {say(q.removeDraft)}
          </Button>
        </>
      ) : null}
      {status === 'toValidate' ? (
        <>
          <Button aria-haspopup="dialog" onClick={() => setOpened('accept')}>
            {say(q.acceptFor)}
          </Button>
          <Button variant="default" aria-haspopup="dialog" onClick={() => setOpened('refuse')}>
            {say(q.refuse)}
          </Button>
          {quote.has_pdf && !quote.is_expired ? (
            <Button variant="default" loading={sending.isPending} onClick={() => sending.mutate(true)}>
              {say(q.sendAgain)}
            </Button>
          ) : null}
        </>
      ) : null}
      {status === 'validated' ? (
        <Button loading={invoicingIt.isPending} onClick={() => void askBill()}>
          {say(q.invoice)}
        </Button>
      ) : null}
      {quote.bill ? (
        <LinkButton to={`${invoicing()}?bill=${quote.bill.number ?? quote.bill.id}`}>
          {quote.bill.number ? say(q.seeBillNumbered, { number: quote.bill.number }) : say(q.seeBill)}
        </LinkButton>
      ) : null}
      <Button variant="default" loading={copying.isPending} onClick={() => copying.mutate()}>
        {say(q.duplicate)}
      </Button>
      {status === 'toValidate' || status === 'validated' ? (
        <Button variant="default" aria-haspopup="dialog" onClick={() => setOpened('cancel')}>
          {say(q.cancel)}
        </Button>
      ) : null}
      {opened === 'edit' ? <QuoteDialog quote={quote} onClose={close} /> : null}
      {opened === 'accept' ? <AcceptDialog quote={quote} onClose={close} isForOther /> : null}
      {opened === 'refuse' ? <RefuseDialog quote={quote} onClose={close} isForOther /> : null}
      {opened === 'cancel' ? <CancelDialog id={quote.id} onClose={close} /> : null}
    </>
  )
}

/** Cancelled with a reason, which its history keeps. */
function CancelDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: z.object({ reason: requiredLines(500) }),
    values: { reason: '' },
    save: ({ reason }) => cancelQuote(id, reason),
    onSaved: onClose,
  })
  return (
    <Dialog opened onClose={onClose} title={q.cancel}>
      <p>{say(q.cancelHelp)}</p>
      <Form form={form} submit={q.cancel}>
        <TextareaField name="reason" label={q.reason} required maxLength={500} />
      </Form>
    </Dialog>
  )
}
