import type { EventRecord } from '@kxo/domain/events/contract'
import { eventsWords as w } from '@kxo/domain/events/words'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { RowMenu } from '../../../ui/table/row-menu.tsx'
import { useEventActs } from './use-event-acts.tsx'

/** « Plus »: the acts on the whole event, from its page. */
export function EventActsMenu({ event }: { event: EventRecord }) {
  const { say } = useLanguage()
  const target = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState(false)
  const { actsOn, dialog } = useEventActs()
  const acted = {
    ...event,
    isCancelled: event.cancelled_at !== null,
    isClosed: event.closed_at !== null,
    isArchived: event.archived_at !== null,
  }
  return (
    <>
      <Button ref={target} variant="default" aria-haspopup="menu" aria-expanded={opened} onClick={() => setOpened(!opened)}>
        {say(w.more)}
      </Button>
      {opened && target.current ? (
        <RowMenu anchor={target.current} name={say(w.more)} actions={actsOn(acted)} onClose={() => setOpened(false)} />
      ) : null}
      {dialog}
    </>
  )
}
