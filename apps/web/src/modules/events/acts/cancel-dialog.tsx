import { activityWords } from '@kxo/domain/events/activities/activity-words'
import { type EventRecord, eventsContract } from '@kxo/domain/events/contract'
import { seriesScope } from '@kxo/domain/events/series/scope'
import { eventsWords as w } from '@kxo/domain/events/words'
import { Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Button } from '../../../ui/display/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { uiWords } from '../../../ui/i18n/words.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { cancelEvent, cancellationQuery } from '../api.ts'
import { ScopeField } from '../series/scope-field.tsx'
import { billChoices } from './bill-choices.ts'
import { ImpactList } from './impact-list.tsx'

/** Cancels an event for good: who is told and what is owed is said first, and its title typed. */
export function CancelDialog({ event, onClose }: { event: EventRecord; onClose: () => void }) {
  const { say } = useLanguage()
  const isActivity = event.parent_id !== null
  const [typed, setTyped] = useState('')
  const form = useRecordForm({
    schema: eventsContract.cancelEvent.body,
    values: { version: event.version, reason: '', bills: 'task', scope: 'this' },
    save: (body) => cancelEvent(event.id, body),
    onSaved: () => {
      toast.success(isActivity ? activityWords.cancelled : w.cancelledNow)
      onClose()
    },
  })
  const scope = useWatch({ control: form.control, name: 'scope' }) as unknown
  const impact = useQuery(cancellationQuery(event.id, seriesScope.is(scope) ? scope : 'this'))
  return (
    <Dialog
      opened
      onClose={onClose}
      width={800}
      closeOnClickOutside={false}
      title={say(w.cancelTitle, { title: event.title })}
      cancel={uiWords.close}
      acts={
        <Button
          variant="danger"
          loading={form.isBusy}
          disabled={typed.trim() !== event.title.trim() || impact.data === undefined}
          onClick={() => void form.submitNow()}
        >
          {say(isActivity ? activityWords.cancel : w.cancelEvent)}
        </Button>
      }
    >
      <Stack>
        <Form form={form}>
          <ScopeField event={event} />
          <ImpactList of={impact} isCancelling />
          <TextareaField name="reason" label={w.reason} help={w.reasonHelp} rows={2} maxLength={500} />
          {impact.data?.credits && impact.data.credits.count > 0 ? (
            <SelectField name="bills" label={w.issuedBills} required options={billChoices} />
          ) : null}
          <TextInput
            label={say(w.typeTitle, { title: event.title })}
            withAsterisk
            value={typed}
            onChange={(change) => setTyped(change.currentTarget.value)}
          />
        </Form>
      </Stack>
    </Dialog>
  )
}
