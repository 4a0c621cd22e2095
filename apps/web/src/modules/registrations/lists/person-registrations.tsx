import { may } from '@kxo/domain/registrations/permissions'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { RegisterToDialog } from '../registering/register-to-dialog.tsx'
import { RecordRegistrations } from './record-registrations.tsx'

/** Every registration of a person, on their record; another one begins there. */
export default function PersonRegistrations({ id: user }: { id: number }) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const register = may.follow(actor) ? (
    <Button size="sm" onClick={() => setOpen(true)}>
      {say(w.registerTo)}
    </Button>
  ) : null
  return (
    <>
      <RecordRegistrations about={{ user }} act={register} />
      {isOpen ? <RegisterToDialog user={user} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
