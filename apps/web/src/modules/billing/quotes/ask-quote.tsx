import { mayQuote } from '@kxo/domain/billing/quotes/quote-permissions'
import { RequestBody } from '@kxo/domain/billing/quotes/quote-shape'
import { quoteWords as w } from '@kxo/domain/billing/quotes/quote-words'
import type { EventPage } from '@kxo/domain/events/contract'
import { isReferent } from '@kxo/domain/kernel/permissions'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { Button } from '../../../ui/plain/button.tsx'
import { askQuote } from './quote-api.ts'

/** Asks the team for a price in writing, beside the button that registers. */
export default function AskQuote({ event }: { event: EventPage }) {
  const { actor, tenant } = useViewer()
  const { say } = useLanguage()
  const [isAsking, setAsking] = useState(false)
  if (!event.is_payable || !tenant.params.module_facturation || !mayQuote.request(actor)) return null
  return (
    <>
      <Button variant="default" fullWidth aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {say(w.ask)}
      </Button>
      {isAsking ? <Request event={event} onClose={() => setAsking(false)} /> : null}
    </>
  )
}

function Request({ event, onClose }: { event: EventPage; onClose: () => void }) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: RequestBody,
    values: { event: event.id, people: 1, message: '' },
    save: askQuote,
    onSaved: () => {
      toast.success(w.asked)
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={w.ask}>
      <Text>{say(isReferent(actor) && actor.company_id !== null ? w.askHelpCompany : w.askHelp)}</Text>
      <Form form={form} submit={w.askSend}>
        <NumberField name="people" label={w.people} required />
        <TextareaField name="message" label={w.askMessage} maxLength={2000} />
      </Form>
    </Dialog>
  )
}
