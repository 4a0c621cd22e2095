import { activityWords as w } from '@kxo/domain/events/activities/activity-words'
import { activityContract } from '@kxo/domain/registrations/activity-contract'
import { registrationsContract as contract } from '@kxo/domain/registrations/contract'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { MultiSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

const still = registrationStatus.keys.filter((status) => status !== 'cancelled')

/** Adds people registered for the event to one of its activities: all of those chosen, or nobody when places miss. */
export function AddPeopleDialog({ event, activity, onClose }: { event: number; activity: number; onClose: () => void }) {
  const { say } = useLanguage()
  const [q, setQ] = useState('')
  const [chosen, setChosen] = useState<readonly { value: string; label: string }[]>([])
  const found = useQuery(apiQuery(contract.list, { query: { event, status: [...still], q, page: 1, page_size: 50 } }))
  const offered = (found.data?.results ?? []).map(({ id, first_name, last_name }) => ({
    value: String(id),
    label: `${first_name} ${last_name}`,
  }))
  const data = [...chosen, ...offered.filter(({ value }) => !chosen.some((one) => one.value === value))]
  const save = useAction({
    mutationFn: () =>
      call(activityContract.addToActivity, { params: { id: activity }, body: { registrations: chosen.map(({ value }) => Number(value)) } }),
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
      <MultiSelect
        label={say(w.people)}
        searchable
        data={data}
        searchValue={q}
        onSearchChange={setQ}
        value={chosen.map(({ value }) => value)}
        onChange={(ids) => setChosen(data.filter(({ value }) => ids.includes(value)))}
      />
    </Dialog>
  )
}
