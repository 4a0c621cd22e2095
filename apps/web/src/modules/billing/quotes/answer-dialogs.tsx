import { AcceptBody, type QuoteDetail, RefuseBody } from '@kxo/domain/billing/quotes/quote-shape'
import { quoteWords as w } from '@kxo/domain/billing/quotes/quote-words'
import { formatMoney } from '@kxo/domain/kernel/money'
import { Text } from '@mantine/core'
import { useViewer } from '../../../platform/viewer.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { acceptQuote, refuseQuote } from './quote-api.ts'

type Props = {
  quote: Pick<QuoteDetail, 'id' | 'amount' | 'rounding'>
  onClose: () => void
  /** The organiser writes down what somebody else answered. */
  isForOther?: boolean
}

const useOwnName = (isForOther: boolean): string => {
  const { user } = useViewer()
  return isForOther || !user ? '' : `${user.first_name} ${user.last_name}`.trim()
}

/** Agreeing in somebody's name: what it commits to is said before. */
export function AcceptDialog({ quote, onClose, isForOther = false }: Props) {
  const { say, locale } = useLanguage()
  const name = useOwnName(isForOther)
  const form = useRecordForm({
    schema: AcceptBody,
    values: { name },
    save: (body) => acceptQuote(quote.id, body),
    onSaved: () => {
      toast.success(w.accepted)
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={w.acceptTitle}>
      <Text>{isForOther ? say(w.acceptForHelp) : say(w.acceptHelp, { amount: formatMoney(quote.amount + quote.rounding, locale) })}</Text>
      <Form form={form} submit={isForOther ? w.acceptFor : w.accept}>
        <TextField name="name" label={w.acceptedBy} required maxLength={120} />
      </Form>
    </Dialog>
  )
}

/** Saying no, and why: the team reads it. */
export function RefuseDialog({ quote, onClose, isForOther = false }: Props) {
  const name = useOwnName(isForOther)
  const form = useRecordForm({
    schema: RefuseBody,
    values: { name, reason: '' },
    save: (body) => refuseQuote(quote.id, body),
    onSaved: () => {
      toast.success(w.refused)
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={w.refuse}>
      <Form form={form} submit={w.refuse}>
        <TextField name="name" label={w.refusedBy} required maxLength={120} />
        <TextareaField name="reason" label={w.reason} required maxLength={500} />
      </Form>
    </Dialog>
  )
}
