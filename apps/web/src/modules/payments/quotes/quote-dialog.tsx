import { draftAddressShape, isWholeOrLeft, typedAddress } from '@kxo/domain/billing/payer-address'
import type { QuoteBody, QuoteDetail } from '@kxo/domain/billing/quotes/quote-shape'
import { quoteWords as q } from '@kxo/domain/billing/quotes/quote-words'
import { billWords as w } from '@kxo/domain/billing/words'
import { optionalText } from '@kxo/domain/kernel/validation'
import { wire } from '@kxo/domain/kernel/wire'
import * as z from 'zod/mini'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { LookupField } from '../../../ui/fields/lookup-field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, FormRow, useRecordForm } from '../../../ui/form/form.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { changeQuote, draftQuote } from '../../billing/index.ts'
import { useEventChoices } from '../../partners/index.ts'
import { DraftLines } from '../drafting/draft-lines.tsx'
import { PayerAddress, PayerFields } from '../drafting/payer-fields.tsx'
import { lineShape, newLine, typedLine, writtenLines } from '../drafting/typed-lines.ts'

/** What a person types: cents and plain numbers. */
const QuoteForm = z
  .object({
    user: z.optional(z.int()),
    company: z.optional(z.int()),
    event: z.optional(z.int()),
    people: z.optional(z.int().check(z.minimum(1))),
    valid_until: z.optional(wire.day),
    purchase_order: optionalText(50),
    discount: z.optional(z.number().check(z.minimum(0), z.maximum(100))),
    note: z.optional(z.string().check(z.maxLength(2000, 'tooLong'))),
    ...draftAddressShape,
    lines: z.array(lineShape),
  })
  .check(...isWholeOrLeft)

type Whom = { user?: { id: number; name: string }; company?: { id: number; name: string } }

type QuoteDialogProps = {
  quote?: QuoteDetail
  /** Whom a new one is for. */
  whom?: Whom
  onClose: () => void
  onWritten?: (quote: QuoteDetail) => void
}

const whomOf = (quote: QuoteDetail): Whom => ({
  ...(quote.company === null ? {} : { company: { id: quote.company, name: quote.recipient } }),
  ...(quote.user === null ? {} : { user: { id: quote.user, name: quote.recipient } }),
})

/** The editor of a quote: for whom, what, how many people, until when. */
export function QuoteDialog({ quote, whom = quote ? whomOf(quote) : {}, onClose, onWritten }: QuoteDialogProps) {
  const events = useEventChoices()
  const isPercent = quote?.discount_type !== 'euro'
  const form = useRecordForm({
    schema: QuoteForm,
    values: {
      user: whom.user?.id ?? null,
      company: whom.company?.id ?? null,
      event: quote?.morph === 'Event' ? quote.morph_id : null,
      people: quote?.people ?? null,
      valid_until: quote?.valid_until ?? null,
      purchase_order: quote?.purchase_order ?? '',
      discount: quote && isPercent ? quote.discount / 100 : 0,
      note: quote?.note ?? '',
      lines: (quote?.lines.map(typedLine) ?? [newLine]) as never, // a new line has no price yet
    },
    save: ({ user, company, event, people, valid_until, purchase_order, discount, note, lines, ...rest }) => {
      const payer_address = typedAddress(rest)
      const body: QuoteBody = {
        ...(user === undefined ? {} : { user }),
        ...(company === undefined ? {} : { company }),
        ...(event === undefined ? {} : { event }),
        ...(payer_address === undefined ? {} : { payer_address }),
        people: people ?? null,
        valid_until: valid_until ?? null,
        purchase_order: purchase_order ?? '',
        note: note ?? '',
        ...(isPercent
          ? { discount: Math.round((discount ?? 0) * 100), discount_type: 'percent' as const }
          : { discount: quote.discount, discount_type: 'euro' as const }),
        prices_include_tax: false,
        lines: writtenLines(lines),
      }
      return quote ? changeQuote(quote.id, body) : draftQuote(body)
    },
    onSaved: (written) => {
      onClose()
      onWritten?.(written)
    },
  })
  return (
    <Dialog opened onClose={onClose} title={quote ? q.editDraft : q.newQuote} width={800} closeOnClickOutside={false}>
      <Form form={form} submit={w.saveDraft}>
        <PayerFields user={whom.user} company={whom.company} />
        <PayerAddress form={form} />
        <LookupField
          name="event"
          label={q.event}
          chosen={quote?.morph === 'Event' && quote.morph_id ? { value: quote.morph_id, label: quote.event ?? '' } : null}
          {...events}
        />
        <FormRow>
          <NumberField name="people" label={q.people} />
          <DateField name="valid_until" label={q.validUntil} help={q.validUntilHelp} />
        </FormRow>
        <DraftLines form={form} />
        <FormRow>
          {isPercent ? <NumberField name="discount" label={q.discount} /> : null}
          <TextField name="purchase_order" label={w.purchaseOrder} maxLength={50} />
        </FormRow>
        <TextareaField name="note" label={q.note} help={q.noteHelp} maxLength={2000} />
      </Form>
    </Dialog>
  )
}
