import { asksReason, type BulkAct, isUndoable, undoHours } from '@kxo/domain/registrations/bulk/bulk-acts'
import { registrationBulkContract as contract } from '@kxo/domain/registrations/bulk/bulk-contract'
import { registrationBulkWords as w } from '@kxo/domain/registrations/bulk/bulk-words'
import type { RegistrationStatus } from '@kxo/domain/registrations/status'
import { registrationWords } from '@kxo/domain/registrations/words'
import { Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { BulkPreview, LeftOut } from '../../../ui/feedback/bulk-preview.tsx'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { countOf, type Selection } from '../../../ui/table/selection.ts'

type BulkProps = {
  event: number
  status: RegistrationStatus | undefined
  act: BulkAct
  selection: Selection
  onDone: () => void
  onClose: () => void
}

/** An act on several registrations: what it will do, told by the server before anything is written, then what it did, and its undoing. */
export default function BulkRegistrationsDialog({ event, status, act, selection, onDone, onClose }: BulkProps) {
  const { say } = useLanguage()
  const [reason, setReason] = useState('')
  const which = selection.all
    ? { found: { q: selection.query.q, filters: selection.query.filters, ...(status && { status }) } }
    : { ids: selection.ids.map(Number) }
  const params = { id: event }
  const applying = useAction({
    mutationFn: () => call(contract.actOnMany, { params, body: { act, ...which, reason: reason.trim() } }),
  })
  const undoing = useAction({
    mutationFn: (undo: string) => call(contract.undoMany, { params, body: { undo } }),
  })
  const done = applying.data
  const undone = undoing.data
  const preview = useQuery(
    apiQuery(contract.previewMany, { params, body: { act, ...which } }, { enabled: applying.isIdle, staleTime: 0, gcTime: 0 }),
  )
  const end = (): void => {
    if (done) onDone()
    onClose()
  }
  return (
    <Dialog
      opened
      onClose={end}
      title={say(w.title, { act: say(w[act]), n: countOf(selection) })}
      width={600}
      cancel={!done}
      acts={
        done ? (
          <>
            {done.undo && !undone ? (
              <Button variant="default" loading={undoing.isPending} onClick={() => undoing.mutate(done.undo ?? '')}>
                {say(w.undo)}
              </Button>
            ) : null}
            <Button onClick={end}>{say(w.close)}</Button>
          </>
        ) : (
          <Button
            variant={isUndoable(act) ? 'danger' : 'primary'}
            disabled={!preview.data?.changed || (asksReason(act) && reason.trim() === '')}
            loading={applying.isPending}
            onClick={() => applying.mutate()}
          >
            {say(w.apply)}
          </Button>
        )
      }
    >
      {done ? (
        <div role="status">
          <p>{undone ? say(w.undone, { n: undone.changed }) : say(w.done, { n: done.changed })}</p>
          <LeftOut left={undone ? undone.left : done.left} sentence={w.left} />
        </div>
      ) : (
        <Stack>
          {asksReason(act) ? (
            <TextInput
              label={say(registrationWords.reason)}
              withAsterisk
              value={reason}
              maxLength={500}
              data-autofocus
              onChange={(change) => setReason(change.currentTarget.value)}
            />
          ) : null}
          <Answered of={preview} lines={3}>
            {(read) => <BulkPreview preview={read} will={w.will} left={w.left} />}
          </Answered>
          <Text size="sm" c="dimmed">
            {isUndoable(act) ? say(w.undoable, { hours: undoHours }) : say(w.final)}
          </Text>
        </Stack>
      )}
    </Dialog>
  )
}
