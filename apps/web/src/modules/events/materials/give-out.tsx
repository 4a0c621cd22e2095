import { handoutsWords } from '@kxo/domain/events/handouts/handouts-words'
import { materialWords as w } from '@kxo/domain/events/handouts/material-words'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { type Found, LookupSelect } from '../../../ui/fields/lookup-select.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useEventChoices } from '../../partners/index.ts'
import { HandoutDialog } from '../handouts/handout-dialog.tsx'

/** Gives a document out from the list of all: for which event first, then as from the event itself. */
export function GiveOut({ onClose }: { onClose: () => void }) {
  const { say } = useLanguage()
  const choices = useEventChoices()
  const [found, setFound] = useState<Found | null>(null)
  const [isConfirmed, setConfirmed] = useState(false)
  if (found && isConfirmed) return <HandoutDialog event_id={found.value} handout={null} onClose={onClose} />
  return (
    <Dialog opened onClose={onClose} title={handoutsWords.add}>
      <LookupSelect
        {...choices}
        label={say(w.event)}
        value={found?.value ?? null}
        shown={found ?? undefined}
        onChoose={setFound}
        data-autofocus
      />
      <Group justify="flex-end" mt="lg">
        <Button disabled={found === null} onClick={() => setConfirmed(true)}>
          {say(w.next)}
        </Button>
      </Group>
    </Dialog>
  )
}
