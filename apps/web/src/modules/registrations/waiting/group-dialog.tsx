import type { WaitingEntry } from '@kxo/domain/registrations/waiting/waiting-contract'
import { waitingWords as w } from '@kxo/domain/registrations/waiting/waiting-words'
import { Checkbox, NumberInput, Radio, Stack } from '@mantine/core'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { PeoplePicker, type PickedPerson } from '../registering/people-picker.tsx'
import { joinWaitingList } from './waiting-api.ts'

const ways = { all: w.allOrNothing, some: w.atLeast, each: w.oneByOne } as const
type Way = keyof typeof ways

type GroupDialogProps = {
  eventId: number
  /** Those of the group at first. */
  start?: readonly PickedPerson[]
  /** How people are chosen; by name among everybody, or one's team, unless said otherwise. */
  pick?: (props: ComponentProps<typeof PeoplePicker>) => ReactNode
  onJoined?: (entry: WaitingEntry) => void
  onClose: () => void
}

/** Several people on the waiting list: who, and how many places they take at once. */
export function GroupDialog({ eventId, start = [], pick = (props) => <PeoplePicker {...props} />, onJoined, onClose }: GroupDialogProps) {
  const { say } = useLanguage()
  const [people, setPeople] = useState(start)
  const [way, setWay] = useState<Way>('all')
  const [minimum, setMinimum] = useState(2)
  const n = people.length
  const at_least = way === 'all' ? n : way === 'each' ? 1 : Math.min(minimum, n)
  const joining = useAction({
    mutationFn: () => joinWaitingList(eventId, { users: people.map(({ id }) => id), at_least }),
    onSuccess: (entry) => {
      toast.success(w.joined)
      onClose()
      onJoined?.(entry)
    },
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={w.groupTitle}
      width={600}
      closeOnClickOutside={false}
      cancel
      acts={
        <Button loading={joining.isPending} disabled={n === 0} onClick={() => joining.mutate()}>
          {say(w.add)}
        </Button>
      }
    >
      <Stack>
        {pick({ chosen: people, onChange: setPeople })}
        <Radio.Group label={say(w.together)} value={way} onChange={(value) => setWay(value as Way)}>
          <Stack gap={6} mt={6}>
            {Object.entries(ways).map(([value, label]) => (
              <Radio key={value} value={value} label={say(label)} />
            ))}
          </Stack>
        </Radio.Group>
        {way === 'some' ? (
          <NumberInput
            label={say(w.minimum)}
            min={1}
            max={Math.max(1, n)}
            value={minimum}
            onChange={(value) => setMinimum(Number(value) || 1)}
          />
        ) : null}
        <p>{say(w.rule)}</p>
      </Stack>
    </Dialog>
  )
}

type AmongThemProps = ComponentProps<typeof PeoplePicker> & { people: readonly PickedPerson[] }

/** Who of those already gathered waits. */
export function AmongThem({ people, chosen, onChange }: AmongThemProps) {
  const { say } = useLanguage()
  return (
    <Checkbox.Group
      label={say(w.people)}
      value={chosen.map(({ id }) => String(id))}
      onChange={(ids) => onChange(people.filter(({ id }) => ids.includes(String(id))))}
    >
      <Stack gap={6} mt={6}>
        {people.map(({ id, first_name, last_name }) => (
          <Checkbox key={id} value={String(id)} label={`${first_name} ${last_name}`} />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}
