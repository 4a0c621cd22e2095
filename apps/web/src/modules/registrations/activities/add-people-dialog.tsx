import { activityWords as w } from '@kxo/domain/events/activities/activity-words'
import { activityContract } from '@kxo/domain/registrations/activity-contract'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import type { PickedPerson } from '../registering/people-picker.tsx'
import { RegisteredPicker } from './registered-picker.tsx'

/** Adds people registered for the event to one of its activities: all of those chosen, or nobody when places miss. */
export function AddPeopleDialog({ event, activity, onClose }: { event: number; activity: number; onClose: () => void }) {
  const { say } = useLanguage()
  const [chosen, setChosen] = useState<readonly PickedPerson[]>([])
  const save = useAction({
    mutationFn: () =>
      call(activityContract.addToActivity, { params: { id: activity }, body: { registrations: chosen.map(({ id }) => id) } }),
    onSuccess: () => {
      toast.success(w.moved)
      onClose()
    },
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={w.addPeople}
      cancel
      acts={
        <Button loading={save.isPending} disabled={chosen.length === 0} onClick={() => save.mutate()}>
          {say(w.addPeople)}
        </Button>
      }
    >
      <RegisteredPicker event={event} by="registration" chosen={chosen} onChange={setChosen} />
    </Dialog>
  )
}
