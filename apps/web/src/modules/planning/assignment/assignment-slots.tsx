import { missionWords as m } from '@kxo/domain/partners/missions/mission-words'
import { assignmentWords as w } from '@kxo/domain/planning/assignment-words'
import type { PlannedSlot, Planning } from '@kxo/domain/planning/contract'
import { Checkbox, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { assignSlots } from '../api.ts'
import { EventSlots } from './event-slots.tsx'
import { hoursOf } from './hours-of.ts'

type AssignmentSlotsProps = { user_id: number; name: string; slots: readonly PlannedSlot[]; own: Planning; readOnly: boolean }

/** The slots of each event, ticked and given in one act. */
export function AssignmentSlots({ user_id, name, slots, own, readOnly }: AssignmentSlotsProps) {
  const { say } = useLanguage()
  const [ticked, setTicked] = useState<readonly number[]>([])
  const [role_title, setRole] = useState('')
  const [sends_mission, setSending] = useState(false)
  const chosen = slots.filter(({ id }) => ticked.includes(id))
  const give = useAction({
    mutationFn: (status: 'inProgress' | 'validated') =>
      assignSlots({
        user_id,
        slot_ids: chosen.map(({ id }) => id),
        kind: own.partners[0]?.kinds[0] ?? 'provider',
        role_title,
        status,
        sends_mission,
      }),
    onSuccess: (_, status) => {
      toast.success(status === 'validated' ? w.given : w.proposedTo)
      setTicked([])
    },
  })
  const events = Map.groupBy(slots, ({ event_id }) => event_id)
  return (
    <>
      {[...events.values()].map((slots) => (
        <EventSlots
          key={slots[0]!.event_id}
          user_id={user_id}
          name={name}
          slots={slots}
          own={own}
          ticked={ticked}
          readOnly={readOnly}
          onTick={(id, isTicked) => setTicked(isTicked ? [...ticked, id] : ticked.filter((one) => one !== id))}
        />
      ))}
      {readOnly ? null : (
        <Panel component="section" display="block" p="md" pos={chosen.length > 0 ? 'sticky' : 'static'} bottom={0}>
          <Group align="end" justify="space-between">
            <strong aria-live="polite">{say(w.chosen, { n: chosen.length, hours: hoursOf(chosen) })}</strong>
            <TextInput
              label={say(w.role)}
              placeholder={say(w.roleHelp)}
              maxLength={120}
              value={role_title}
              onChange={(event) => setRole(event.currentTarget.value)}
            />
            <Checkbox label={say(m.sends)} checked={sends_mission} onChange={(event) => setSending(event.currentTarget.checked)} />
            <Group gap="xs">
              <Button variant="default" disabled={chosen.length === 0 || give.isPending} onClick={() => give.mutate('validated')}>
                {say(w.give)}
              </Button>
              <Button disabled={chosen.length === 0} loading={give.isPending} onClick={() => give.mutate('inProgress')}>
                {say(w.propose)}
              </Button>
            </Group>
          </Group>
        </Panel>
      )}
    </>
  )
}
