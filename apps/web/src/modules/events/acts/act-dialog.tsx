import type { SeriesScope } from '@kxo/domain/events/series/scope'
import { eventsWords as w } from '@kxo/domain/events/words'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ApiError } from '../../../platform/api-error.ts'
import { recordQuery } from '../api.ts'
import { DuplicateDialog } from '../event/duplicate-dialog.tsx'
import { RemoveDialog } from '../series/remove-dialog.tsx'
import { RepeatDialog } from '../series/repeat-dialog.tsx'
import type { ActedEvent } from './acted-event.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { CannotDeleteDialog } from './cannot-delete-dialog.tsx'
import { PostponeDialog } from './postpone-dialog.tsx'

/** An act of which a dialog asks more. */
export type OpenedAct =
  | { act: 'copy'; as: 'event' | 'model'; event: ActedEvent }
  | { act: 'cancel' | 'postpone' | 'repeat'; id: number; title: string }
  | { act: 'remove'; event: ActedEvent }
  | { act: 'undeletable'; event: ActedEvent; refusal: Pick<ApiError, 'message' | 'details'> }

const dialogs = { cancel: CancelDialog, postpone: PostponeDialog, repeat: RepeatDialog }

type ActDialogProps = {
  opened: OpenedAct
  open: (act: OpenedAct) => void
  onRemove: (event: ActedEvent, scope: SeriesScope) => Promise<void>
  onArchive: (event: ActedEvent) => Promise<void>
  onClose: () => void
}

/** The dialog of an act on an event: a copy, a cancellation, another date, a removal or why there is none. */
export default function ActDialog({ opened, open, onRemove, onArchive, onClose }: ActDialogProps): ReactNode {
  if (opened.act === 'copy') return <DuplicateDialog source={opened.event} as={opened.as} onClose={onClose} />
  if (opened.act === 'remove')
    return <RemoveDialog title={opened.event.title} onRemove={(scope) => onRemove(opened.event, scope)} onClose={onClose} />
  if (opened.act !== 'undeletable') return <OnRecord id={opened.id} act={opened.act} onClose={onClose} />
  const { event, refusal } = opened
  const isOpen = !event.isCancelled && !event.isClosed
  const archiveIt = { label: w.ratherArchive, run: () => void onArchive(event).then(onClose) }
  return (
    <CannotDeleteDialog
      event={event}
      sentence={refusal.message}
      reasons={refusal.details.map(({ message }) => message)}
      instead={
        isOpen
          ? { label: w.ratherCancel, run: () => open({ act: 'cancel', id: event.id, title: event.title }) }
          : event.isArchived
            ? undefined
            : archiveIt
      }
      onClose={onClose}
    />
  )
}

/** A dialog that writes needs the record and its version. */
function OnRecord({ id, act, onClose }: { id: number; act: keyof typeof dialogs; onClose: () => void }) {
  const { data: event } = useQuery(recordQuery(id))
  const Dialog = dialogs[act]
  return event ? <Dialog event={event} onClose={onClose} /> : null
}
