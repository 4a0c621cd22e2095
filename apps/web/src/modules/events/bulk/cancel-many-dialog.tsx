import { eventBulkWords } from '@kxo/domain/events/bulk/bulk-words'
import { eventEndingContract as contract } from '@kxo/domain/events/bulk/ending-contract'
import { endingWords as w } from '@kxo/domain/events/bulk/ending-words'
import { eventsWords } from '@kxo/domain/events/words'
import { Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { BulkDialog } from '../../../ui/overlay/bulk-dialog.tsx'
import { countOf, recordsIn } from '../../../ui/table/selection.ts'
import { billChoices } from '../acts/bill-choices.ts'
import { ImpactList } from '../acts/impact-list.tsx'
import type { BulkDialogOf } from './bulk-dialog-of.ts'

/** Cancels several events for good: who is told and what is owed is said first, and how many they are is typed. */
export default function CancelManyDialog({ tab, selection, onDone, onClose }: BulkDialogOf) {
  const { say } = useLanguage()
  const [typed, setTyped] = useState('')
  const chosen = recordsIn(selection, { tab })
  const form = useRecordForm({
    schema: contract.cancelMany.body,
    values: { reason: '', bills: 'task' },
    guards: false,
    save: async () => undefined,
  })
  const reason = String(form.watch('reason') ?? '').trim()
  const bills = form.watch('bills') === 'credit' ? 'credit' : 'task'
  const cancelling = useAction({ mutationFn: () => call(contract.cancelMany, { body: { ...chosen, reason, bills } }) })
  const preview = useQuery({
    ...apiQuery(contract.previewCancellations, { body: chosen }, { staleTime: 0, gcTime: 0 }),
    enabled: cancelling.isIdle,
  })
  const { changed = 0, impact } = preview.data ?? {}
  const confirmation = say(w.confirmed, { n: changed })
  const done = cancelling.data
  return (
    <BulkDialog
      title={say(eventBulkWords.title, { act: say(w.cancelling), n: countOf(selection) })}
      preview={preview}
      will={w.willCancel}
      left={eventBulkWords.left}
      isHeldBack={reason === '' || typed.trim().toLowerCase() !== confirmation.toLowerCase()}
      apply={w.cancel}
      isDanger
      isPending={cancelling.isPending}
      onApply={() => cancelling.mutate()}
      report={done && { said: say(w.cancelled, { n: done.changed, people: done.impact.people }), left: done.left }}
      onDone={onDone}
      onClose={onClose}
      note={
        changed > 0 ? (
          <>
            <TextInput
              label={say(eventsWords.typeTitle, { title: confirmation })}
              withAsterisk
              value={typed}
              onChange={(change) => setTyped(change.currentTarget.value)}
            />
            <Text size="sm" c="dimmed">
              {say(w.noUndo)}
            </Text>
          </>
        ) : null
      }
    >
      <Form form={form}>
        <TextareaField name="reason" label={eventsWords.reason} help={eventsWords.reasonHelp} rows={2} maxLength={500} />
        {impact?.credits && impact.credits.count > 0 ? (
          <SelectField name="bills" label={eventsWords.issuedBills} required options={billChoices} />
        ) : null}
      </Form>
      {changed > 0 && impact ? <ImpactList of={{ ...preview, data: { ...impact, dates: 1 } }} isCancelling /> : null}
    </BulkDialog>
  )
}
