import { activityWords } from '@kxo/domain/events/activities/activity-words'
import { adminEvent, adminEvents } from '@kxo/domain/events/paths'
import { may } from '@kxo/domain/events/permissions'
import type { SeriesScope } from '@kxo/domain/events/series/scope'
import { seriesWords } from '@kxo/domain/events/series/series-words'
import { isStanding, needsNoDates } from '@kxo/domain/events/standing'
import { eventsWords as w } from '@kxo/domain/events/words'
import { useNavigate } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { isRefusal } from '../../../platform/api-error.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { runAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { confirm } from '../../../ui/overlay/confirm.ts'
import type { RowAction } from '../../../ui/table/row-menu.tsx'
import {
  archiveEvent,
  closeEvent,
  previewDeletion,
  publishEvent,
  removeEvent,
  reopenEvent,
  unarchiveEvent,
  unpublishEvent,
} from '../api.ts'
import type { OpenedAct } from './act-dialog.tsx'
import type { ActedEvent } from './acted-event.ts'

/** Fetched once an act opens it: the list of events needs none of its forms. */
const ActDialog = lazy(() => import('./act-dialog.tsx'))

/** The acts on a whole event, the same from the list and from its page, with the dialogs they open. */
export function useEventActs(): { actsOn: (event: ActedEvent) => RowAction[]; dialog: ReactNode } {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const navigate = useNavigate()
  const now = useNow()
  const [opened, open] = useState<OpenedAct | null>(null)
  const close = (): void => open(null)
  const act = async (work: () => Promise<unknown>, done: (typeof w)[keyof typeof w]): Promise<void> => {
    await runAction(() => work(), done)
  }
  const remove = async (event: ActedEvent): Promise<void> => {
    try {
      const { refusal } = await previewDeletion(event.id)
      if (refusal) open({ act: 'undeletable', event, refusal })
      else await confirmRemoval(event)
    } catch (error) {
      toast.failure(error)
    }
  }
  const confirmRemoval = async (event: ActedEvent): Promise<void> => {
    if (event.series_id !== null) return open({ act: 'remove', event })
    if (
      await confirm({
        title: say(w.removeTitle, { title: event.title }),
        message: event.parent_id !== null ? activityWords.removeHelp : w.removeHelp,
        act: w.remove,
        tone: 'danger',
      })
    )
      await removeNow(event, 'this')
  }
  const removeNow = async (event: ActedEvent, scope: SeriesScope): Promise<void> => {
    try {
      await removeEvent(event.id, scope)
      toast.success(event.parent_id !== null ? activityWords.removed : w.deleted)
      await navigate({ to: event.parent_id === null ? adminEvents() : adminEvent(event.parent_id) })
    } catch (error) {
      if (isRefusal(error, 'notDeletable')) open({ act: 'undeletable', event, refusal: error })
      else toast.failure(error)
    }
  }
  const unpublish = async ({ id, title }: ActedEvent): Promise<void> => {
    if (await confirm({ title: say(w.unpublishTitle, { title }), message: w.unpublishHelp, act: w.unpublish }))
      await act(() => unpublishEvent(id), w.unpublishedNow)
  }
  const shut = async ({ id, title }: ActedEvent): Promise<void> => {
    if (await confirm({ title: say(w.closeTitle, { title }), message: w.closeHelp, act: w.closeEvent }))
      await act(() => closeEvent(id), w.closedNow)
  }
  const archive = ({ id }: ActedEvent) => act(() => archiveEvent(id), w.archivedNow)
  const actsOn = (event: ActedEvent): RowAction[] => {
    const { id, title, isCancelled, isClosed, isArchived } = event
    const isOpen = !isCancelled && !isClosed
    const hasBegun = needsNoDates(event) || (event.start_date !== null && event.start_date <= now)
    const isModel = event.nature === 'model'
    if (event.parent_id !== null) return actsOnActivity(event, isOpen)
    return [
      { label: isModel ? w.fromModel : w.duplicate, run: () => open({ act: 'copy', as: 'event', event }) },
      ...(isModel || isStanding(event) ? [] : [{ label: w.saveAsModel, run: () => open({ act: 'copy', as: 'model', event }) }]),
      ...(isOpen && !isModel
        ? [
            event.is_active
              ? { label: w.unpublish, run: () => void unpublish(event) }
              : { label: w.publish, run: () => void act(() => publishEvent(id), w.publishedNow) },
            ...(event.series_id === null && event.nature === 'master' && event.start_date !== null
              ? [{ label: seriesWords.repeat, run: () => open({ act: 'repeat', id, title }) }]
              : []),
            ...(isStanding(event) ? [] : [{ label: w.postpone, run: () => open({ act: 'postpone', id, title }) }]),
            ...(hasBegun ? [{ label: w.closeEvent, run: () => void shut(event) }] : []),
          ]
        : []),
      ...(isClosed && !isCancelled ? [{ label: w.reopen, run: () => void act(() => reopenEvent(id), w.reopened) }] : []),
      isArchived
        ? { label: w.unarchive, run: () => void act(() => unarchiveEvent(id), w.unarchived) }
        : { label: w.archive, run: () => void archive(event) },
      ...(isOpen && !isModel ? [{ label: w.cancelEvent, tone: 'danger' as const, run: () => open({ act: 'cancel', id, title }) }] : []),
      ...(may.removeEvents(actor) ? [{ label: w.remove, tone: 'danger' as const, run: () => void remove(event) }] : []),
    ]
  }
  /** An activity is published, closed and archived with its event. */
  const actsOnActivity = (event: ActedEvent, isOpen: boolean): RowAction[] => [
    ...(isOpen && event.series_id === null && event.start_date !== null
      ? [{ label: seriesWords.repeat, run: () => open({ act: 'repeat', id: event.id, title: event.title }) }]
      : []),
    ...(isOpen
      ? [
          { label: w.postpone, run: () => open({ act: 'postpone', id: event.id, title: event.title }) },
          { label: activityWords.cancel, tone: 'danger' as const, run: () => open({ act: 'cancel', id: event.id, title: event.title }) },
        ]
      : []),
    ...(may.removeEvents(actor) ? [{ label: w.remove, tone: 'danger' as const, run: () => void remove(event) }] : []),
  ]
  return {
    actsOn,
    dialog: opened ? (
      <Suspense>
        <ActDialog opened={opened} open={open} onRemove={removeNow} onArchive={archive} onClose={close} />
      </Suspense>
    ) : null,
  }
}
