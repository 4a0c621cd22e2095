import { collectiveWords as w } from '@kxo/domain/registrations/collective/collective-words'
import type { Registration } from '@kxo/domain/registrations/contract'
import { Stack } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { PeoplePicker, type PickedPerson } from '../registering/people-picker.tsx'
import { substitute } from './collective-api.ts'

type SubstituteDialogProps = { registration: Pick<Registration, 'id' | 'first_name' | 'last_name'>; onClose: () => void }

/** Somebody in place of somebody else. */
export function SubstituteDialog({ registration, onClose }: SubstituteDialogProps) {
  const { say } = useLanguage()
  const [chosen, setChosen] = useState<readonly PickedPerson[]>([])
  const [person] = chosen
  const swapping = useAction({
    mutationFn: (user: number) => substitute(registration.id, user),
    onSuccess: ({ first_name, last_name }) => {
      toast.success(say(w.substituted, { name: `${first_name} ${last_name}` }))
      onClose()
    },
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={say(w.substituteTitle, { name: `${registration.first_name} ${registration.last_name}` })}
      width={600}
      cancel
      acts={
        <Button disabled={!person} loading={swapping.isPending} onClick={() => person && swapping.mutate(person.id)}>
          {say(w.substitute)}
        </Button>
      }
    >
      <Stack>
        <p>{say(w.substituteHelp)}</p>
        <PeoplePicker chosen={chosen} onChange={(people) => setChosen(people.slice(-1))} />
      </Stack>
    </Dialog>
  )
}
