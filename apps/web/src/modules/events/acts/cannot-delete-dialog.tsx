import type { EventRecord } from '@kxo/domain/events/contract'
import type { eventsWords as w } from '@kxo/domain/events/words'
import { List, Stack, Text } from '@mantine/core'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { uiWords } from '../../../ui/i18n/words.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

type CannotDeleteDialogProps = {
  event: Pick<EventRecord, 'title'>
  sentence: string
  reasons: readonly string[]
  instead: { label: (typeof w)[keyof typeof w]; run: () => void } | undefined
  onClose: () => void
}

/** A refusal to delete: what hangs on the event, and what can be done instead. */
export function CannotDeleteDialog({ event, sentence, reasons, instead, onClose }: CannotDeleteDialogProps) {
  const { say } = useLanguage()
  return (
    <Dialog
      opened
      onClose={onClose}
      title={event.title}
      cancel={uiWords.close}
      acts={<>{instead ? <Button onClick={instead.run}>{say(instead.label)}</Button> : null}</>}
    >
      <Stack>
        <Text role="alert">{sentence}</Text>
        <List>
          {reasons.map((reason) => (
            <List.Item key={reason}>{reason}</List.Item>
          ))}
        </List>
      </Stack>
    </Dialog>
  )
}
