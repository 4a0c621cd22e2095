import type { EventRecord } from '@kxo/domain/events/contract'
import { may } from '@kxo/domain/events/permissions'
import { eventsWords as w } from '@kxo/domain/events/words'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { MenuBeside, useBeside } from '../../../ui/overlay/beside.tsx'
import { type EventMenuEntry, eventsDependencies } from '../dependencies.ts'
import { useEventActs } from './use-event-acts.tsx'

/** « Plus »: the acts on the whole event, from its page; those of the modules above first. */
export function EventActsMenu({ event }: { event: EventRecord }) {
  const { say } = useLanguage()
  const viewer = useViewer()
  const navigate = useNavigate()
  const { button, place } = useBeside('menu', useState(false))
  const [entry, open] = useState<EventMenuEntry | null>(null)
  const { actsOn, dialog } = useEventActs()
  const acted = {
    ...event,
    isCancelled: event.cancelled_at !== null,
    isClosed: event.closed_at !== null,
    isArchived: event.archived_at !== null,
  }
  const handed = (event.parent_id !== null ? [] : eventsDependencies().menu)
    .filter(({ shown }) => shown(event, viewer))
    .map((one) => ({ label: one.label, run: () => ('to' in one ? void navigate({ to: one.to(event) }) : open(one)) }))
  const acts = [...handed, ...(may.changeEvent(viewer.actor, event) ? actsOn(acted) : [])]
  if (acts.length === 0) return null
  const Dialog = entry && 'Dialog' in entry ? entry.Dialog : null
  return (
    <>
      <Button {...button} variant="default">
        {say(w.more)}
      </Button>
      <MenuBeside {...place} acts={acts} />
      {dialog}
      {Dialog ? (
        <Suspense fallback={null}>
          <Dialog event={event} onClose={() => open(null)} />
        </Suspense>
      ) : null}
    </>
  )
}
