import { asksReason, type BulkAct, isUndoable, undoHours } from '@kxo/domain/registrations/bulk/bulk-acts'
import { registrationBulkWords as w } from '@kxo/domain/registrations/bulk/bulk-words'
import type { RegistrationStatus } from '@kxo/domain/registrations/status'
import { registrationWords } from '@kxo/domain/registrations/words'
import { Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { BulkDialog } from '../../../ui/overlay/bulk-dialog.tsx'
import { useBulkUndo } from '../../../ui/overlay/use-bulk-undo.tsx'
import { countOf, recordsIn, type Selection } from '../../../ui/table/selection.ts'
import { bulkOf } from './bulk-api.ts'
import { ByEvent } from './by-event.tsx'

type BulkProps = {
  event: number | undefined
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
  const which = recordsIn(selection, status ? { status } : {})
  const bulk = bulkOf(event)
  const applying = useAction({ mutationFn: () => bulk.act({ act, ...which, reason: reason.trim() }) })
  const undo = useBulkUndo(applying.data, bulk.undo, w)
  const preview = useQuery({ ...bulk.preview({ act, ...which }), enabled: applying.isIdle })
  return (
    <BulkDialog
      title={say(w.title, { act: say(w[act]), n: countOf(selection) })}
      preview={preview}
      will={w.will}
      left={w.left}
      isHeldBack={asksReason(act) && reason.trim() === ''}
      apply={w.apply}
      isDanger={isUndoable(act)}
      isPending={applying.isPending}
      onApply={() => applying.mutate()}
      {...undo}
      onDone={onDone}
      onClose={onClose}
      note={
        <>
          {event === undefined ? <ByEvent events={preview.data?.events ?? []} /> : null}
          <Text size="sm" c="dimmed">
            {isUndoable(act) ? say(w.undoable, { hours: undoHours }) : say(w.final)}
          </Text>
        </>
      }
    >
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
    </BulkDialog>
  )
}
