import type { EventRecord } from '@kxo/domain/events/contract'
import { may } from '@kxo/domain/registrations/permissions'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { RegisterDialog } from './register-dialog.tsx'

/** The primary act of the page that runs an event: registering a person. */
export default function RegisterAct({ event }: { event: EventRecord }) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  if (!may.follow(actor) || event.cancelled_at || event.closed_at) return null
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say(w.register)}
      </Button>
      {isOpen ? <RegisterDialog eventId={event.id} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
