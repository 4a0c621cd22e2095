import type { SeriesScope } from '@kxo/domain/events/series/scope'
import { seriesWords } from '@kxo/domain/events/series/series-words'
import { eventsWords as w } from '@kxo/domain/events/words'
import { Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { ScopeChoice } from './scope-field.tsx'

type RemoveDialogProps = { title: string; onRemove: (scope: SeriesScope) => Promise<void>; onClose: () => void }

/** Deletes one date of a series, or several. */
export function RemoveDialog({ title, onRemove, onClose }: RemoveDialogProps) {
  const { say } = useLanguage()
  const [scope, setScope] = useState<SeriesScope>('this')
  const [isBusy, setBusy] = useState(false)
  const remove = async (): Promise<void> => {
    setBusy(true)
    await onRemove(scope)
    setBusy(false)
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say(w.removeTitle, { title })}
      cancel
      acts={
        <Button variant="danger" loading={isBusy} onClick={() => void remove()}>
          {say(w.remove)}
        </Button>
      }
    >
      <Stack>
        <Text>{say(w.removeHelp)}</Text>
        <ScopeChoice label={say(seriesWords.appliesTo)} value={scope} onChange={(value) => setScope(value as SeriesScope)} />
      </Stack>
    </Dialog>
  )
}
