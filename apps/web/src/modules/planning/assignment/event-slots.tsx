import { adminEvent } from '@kxo/domain/events/paths'
import { formatRange } from '@kxo/domain/kernel/dates'
import { assignmentWords as w } from '@kxo/domain/planning/assignment-words'
import type { PlannedSlot, Planning } from '@kxo/domain/planning/contract'
import { clashesOf, isQualified } from '@kxo/domain/planning/rules'
import { planningWords } from '@kxo/domain/planning/words'
import { Checkbox, Group, Stack, Text, Title } from '@mantine/core'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { confirmPartner, withdrawPartner } from '../api.ts'

type EventSlotsProps = {
  user_id: number
  name: string
  slots: readonly PlannedSlot[]
  own: Planning
  ticked: readonly number[]
  readOnly: boolean
  onTick: (id: number, isTicked: boolean) => void
}

/** The slots of one event, and the part the person has in it. */
export function EventSlots({ user_id, name, slots, own, ticked, readOnly, onTick }: EventSlotsProps) {
  const { say } = useLanguage()
  const [first] = slots
  const part = slots.flatMap(({ partners }) => partners).find((one) => one.user_id === user_id)
  const act = useAction({
    mutationFn: ({ assignment, to }: { assignment: number; to: 'confirm' | 'withdraw' }) =>
      to === 'confirm' ? confirmPartner(first!.event_id, assignment) : withdrawPartner(first!.event_id, assignment),
    onSuccess: (_, { to }) => toast.success(to === 'confirm' ? w.confirmedNow : w.removed),
  })
  const title = first!.event_title
  const withdraw = async (assignment: number): Promise<void> => {
    const isAgreed = await confirm({ title: say(w.removeTitle, { name, title }), message: w.removeHelp, act: w.remove, tone: 'danger' })
    if (isAgreed) act.mutate({ assignment, to: 'withdraw' })
  }
  const assignment = part?.assignment_id ?? null
  return (
    <Panel component="section" display="block" p="md">
      <Group justify="space-between" mb="xs">
        <Title order={2} fz={16}>
          <Link to={adminEvent(first!.event_id)}>{title}</Link>
        </Title>
        {part && assignment !== null && !readOnly ? (
          <Group gap="xs">
            {part.status === 'inProgress' ? (
              <Button variant="default" size="sm" disabled={act.isPending} onClick={() => act.mutate({ assignment, to: 'confirm' })}>
                {say(w.confirm)}
              </Button>
            ) : null}
            <Button variant="subtle" size="sm" disabled={act.isPending} onClick={() => void withdraw(assignment)}>
              {say(w.remove)}
            </Button>
          </Group>
        ) : null}
      </Group>
      <Stack gap="xs">
        {slots.map((slot) => (
          <SlotLine
            key={slot.id}
            user_id={user_id}
            slot={slot}
            own={own}
            isTicked={ticked.includes(slot.id)}
            readOnly={readOnly}
            onTick={(isTicked) => onTick(slot.id, isTicked)}
          />
        ))}
      </Stack>
    </Panel>
  )
}

type SlotLineProps = {
  user_id: number
  slot: PlannedSlot
  own: Planning
  isTicked: boolean
  readOnly: boolean
  onTick: (isTicked: boolean) => void
}
function SlotLine({ user_id, slot, own, isTicked, readOnly, onTick }: SlotLineProps) {
  const { say, locale, zone } = useLanguage()
  const assigned = slot.partners.find((one) => one.user_id === user_id)
  const others = slot.partners.length - (assigned ? 1 : 0)
  const [clash] = clashesOf(own, { ...slot, room_id: null, user_id })
  const row = own.partners.find(({ id }) => id === user_id)
  const room = own.rooms.find(({ id }) => id === slot.room_id)
  const notes = [
    room?.name,
    clash ? (clash.isBlocked ? say(w.unavailable) : say(w.takenBy, { title: clash.title })) : null,
    !assigned && others > 0 ? say(w.takenByOthers, { n: others }) : null,
    row && !isQualified(row, slot) ? say(w.notQualified) : null,
  ].filter(Boolean)
  return (
    <Group justify="space-between" wrap="nowrap">
      <Checkbox
        checked={assigned !== undefined || isTicked}
        disabled={readOnly || assigned !== undefined || clash !== undefined}
        label={[formatRange(slot.start_at, slot.end_at, locale, { zone }), slot.label].filter(Boolean).join(' · ')}
        description={notes.join(' · ')}
        onChange={(event) => onTick(event.currentTarget.checked)}
      />
      {assigned ? (
        <Badge tone={assigned.status === 'validated' ? 'success' : 'warning'}>
          {assigned.status === 'validated' ? w.confirmed : w.proposed}
        </Badge>
      ) : (
        <Text span c="dimmed" fz="sm" className="figures" style={{ whiteSpace: 'nowrap' }}>
          {slot.people > 0 ? say(planningWords.persons, { n: slot.people }) : ''}
        </Text>
      )}
    </Group>
  )
}
