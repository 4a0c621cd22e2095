import { eventBulkWords as w } from '@kxo/domain/events/bulk/bulk-words'
import { eventShiftContract as contract } from '@kxo/domain/events/bulk/shift-contract'
import { shiftWords } from '@kxo/domain/events/bulk/shift-words'
import type { Output } from '@kxo/domain/kernel/contract'
import { Alert, List, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { BulkDialog } from '../../../ui/overlay/bulk-dialog.tsx'
import { countOf, recordsIn } from '../../../ui/table/selection.ts'
import { ImpactList } from '../acts/impact-list.tsx'
import type { BulkDialogOf } from './bulk-dialog-of.ts'

/** Shifts several events by some days: conflicts first, each date before and after, and who is told; then what was done. */
export default function ShiftDialog({ tab, selection, onDone, onClose }: BulkDialogOf) {
  const { say } = useLanguage()
  const chosen = recordsIn(selection, { tab })
  const form = useRecordForm({
    schema: contract.shiftMany.body,
    values: { days: null, reason: '' },
    guards: false,
    save: async () => undefined,
  })
  const [days, reason] = [form.watch('days') as unknown, String(form.watch('reason') ?? '').trim()]
  const isReady = typeof days === 'number' && Number.isInteger(days) && days !== 0
  const shifting = useAction({ mutationFn: (days: number) => call(contract.shiftMany, { body: { ...chosen, days, reason } }) })
  const preview = useQuery({
    ...apiQuery(contract.previewShift, { body: { ...chosen, days: isReady ? days : 0 } }, { staleTime: 0, gcTime: 0 }),
    enabled: isReady && shifting.isIdle,
    placeholderData: keepPreviousData,
  })
  const shown = isReady ? preview : { ...preview, data: undefined }
  const done = shifting.data
  return (
    <BulkDialog
      title={say(w.title, { act: say(shiftWords.shift), n: countOf(selection) })}
      preview={shown}
      will={w.will}
      left={w.left}
      isReady={isReady}
      isHeldBack={reason === '' || preview.isPlaceholderData}
      apply={shiftWords.shift}
      isPending={shifting.isPending}
      onApply={() => isReady && shifting.mutate(days)}
      report={done && { said: say(shiftWords.done, { n: done.changed, people: done.impact.people }), left: done.left }}
      onDone={onDone}
      onClose={onClose}
      note={
        <Text size="sm" c="dimmed">
          {say(shiftWords.noUndo)}
        </Text>
      }
    >
      <Form form={form}>
        <NumberField name="days" label={shiftWords.days} help={shiftWords.daysHelp} required />
        <TextareaField name="reason" label={shiftWords.reason} help={shiftWords.reasonHelp} rows={2} maxLength={500} />
      </Form>
      {shown.data ? <Conflicts of={shown.data.conflicts} /> : null}
      {shown.data?.changed ? <ImpactList of={{ ...shown, data: { ...shown.data.impact, dates: 1 } }} isCancelling={false} /> : null}
    </BulkDialog>
  )
}

function Conflicts({ of: conflicts }: { of: Output<typeof contract.previewShift>['conflicts'] }) {
  const { say } = useLanguage()
  if (conflicts.length === 0) return null
  return (
    <Alert color="red" variant="light" title={say(shiftWords.conflicts, { n: conflicts.length })} role="alert">
      <List>
        {conflicts.map(({ id, ...one }) => (
          <List.Item key={id}>{say(shiftWords.conflict, one)}</List.Item>
        ))}
      </List>
    </Alert>
  )
}
