import { eventBulkWords as w } from '@kxo/domain/events/bulk/bulk-words'
import { eventCopyContract as contract } from '@kxo/domain/events/bulk/copy-contract'
import { copyWords } from '@kxo/domain/events/bulk/copy-words'
import { adminEvents } from '@kxo/domain/events/paths'
import { Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { LinkButton } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { BulkDialog } from '../../../ui/overlay/bulk-dialog.tsx'
import { countOf, recordsIn } from '../../../ui/table/selection.ts'
import type { BulkDialogOf } from './bulk-dialog-of.ts'

/** Copies several events as drafts, their dates moved by some days; then how many, and the way to them. */
export default function CopyDialog({ tab, selection, onDone, onClose }: BulkDialogOf) {
  const { say } = useLanguage()
  const chosen = recordsIn(selection, { tab })
  const form = useRecordForm({ schema: contract.copyMany.body, values: { days: 0 }, guards: false, save: async () => undefined })
  const days = form.watch('days') as unknown
  const isReady = typeof days === 'number' && Number.isInteger(days)
  const copying = useAction({ mutationFn: (days: number) => call(contract.copyMany, { body: { ...chosen, days } }) })
  const preview = useQuery({
    ...apiQuery(contract.previewCopies, { body: { ...chosen, days: isReady ? days : 0 } }, { staleTime: 0, gcTime: 0 }),
    enabled: isReady && copying.isIdle,
    placeholderData: keepPreviousData,
  })
  const done = copying.data
  return (
    <BulkDialog
      title={say(w.title, { act: say(copyWords.copy), n: countOf(selection) })}
      preview={preview}
      will={copyWords.will}
      left={copyWords.left}
      isReady={isReady}
      isHeldBack={preview.isPlaceholderData}
      apply={copyWords.copy}
      isPending={copying.isPending}
      onApply={() => isReady && copying.mutate(days)}
      report={done && { said: say(copyWords.done, { n: done.changed }), left: done.left }}
      undo={
        done?.changed && tab !== 'drafts' ? (
          <LinkButton variant="default" to={adminEvents()} search={{ tab: 'drafts' }}>
            {say(copyWords.drafts)}
          </LinkButton>
        ) : null
      }
      onDone={onDone}
      onClose={onClose}
      note={
        <Text size="sm" c="dimmed">
          {say(copyWords.without)}
        </Text>
      }
    >
      <Form form={form}>
        <NumberField name="days" label={copyWords.days} help={copyWords.daysHelp} />
      </Form>
    </BulkDialog>
  )
}
