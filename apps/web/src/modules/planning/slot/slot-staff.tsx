import { partnerStatus } from '@kxo/domain/partners/status'
import type { PlannedSlot, Planning } from '@kxo/domain/planning/contract'
import { clashesOf, isQualified } from '@kxo/domain/planning/rules'
import { planningWords as w } from '@kxo/domain/planning/words'
import { Group, Select, Stack, Switch, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { replacePartner } from '../../partners/index.ts'
import { assignSlots, confirmPartner, moveSlot } from '../api.ts'

/** Who holds a slot, what may be done of each, and who else may be asked. */
export function SlotStaff({ planning, slot: opened, readOnly }: { planning: Planning; slot: PlannedSlot; readOnly: boolean }) {
  const { say } = useLanguage()
  const [replaced, setReplaced] = useState<number | null>(null)
  // The planning is read again after each act: the slot as it now is.
  const slot = planning.slots.find(({ id }) => id === opened.id) ?? opened
  const nameOf = (id: number): string => planning.partners.find((one) => one.id === id)?.name ?? ''
  const act = async (work: Promise<unknown>, done: string): Promise<void> => {
    await runAction(() => work, done)
  }
  const hours = { start_at: slot.start_at, end_at: slot.end_at }
  return (
    <Stack component="section" gap="xs">
      <Title order={3} fz={15}>
        {say(w.staff)}
      </Title>
      {slot.partners.length === 0 ? (
        <Text c="dimmed" fz="sm">
          {say(w.nobodyYet)}
        </Text>
      ) : null}
      {slot.partners.map(({ user_id, assignment_id, status }) => {
        const name = nameOf(user_id)
        return (
          <Stack key={user_id} gap={4}>
            <Group gap="xs">
              <Text span flex="1 1 160px">
                {name} <StatusBadge of={partnerStatus} is={status} />
              </Text>
              {readOnly || assignment_id === null ? null : (
                <>
                  {status === 'inProgress' ? (
                    <Button
                      variant="subtle"
                      size="sm"
                      aria-label={`${say(w.confirm)} ${name}`}
                      onClick={() => void act(confirmPartner(slot.event_id, assignment_id), say(w.confirmedFor, { name }))}
                    >
                      {say(w.confirm)}
                    </Button>
                  ) : null}
                  <Button
                    variant="subtle"
                    size="sm"
                    aria-expanded={replaced === user_id}
                    aria-label={`${say(w.replaceBy)} ${name}`}
                    onClick={() => setReplaced(replaced === user_id ? null : user_id)}
                  >
                    {say(w.replaceBy)}
                  </Button>
                  <Button
                    variant="subtle"
                    size="sm"
                    aria-label={`${say(w.withdraw)} ${name}`}
                    onClick={() =>
                      void act(moveSlot(slot.id, { ...hours, from_partner: user_id, to_partner: null }), say(w.withdrawn, { name }))
                    }
                  >
                    {say(w.withdraw)}
                  </Button>
                </>
              )}
            </Group>
            {replaced === user_id && assignment_id !== null ? (
              <PersonChoice
                planning={planning}
                slot={slot}
                label={say(w.replaceBy)}
                onChoose={(id) => {
                  setReplaced(null)
                  void act(replacePartner(assignment_id, id), say(w.proposedTo, { name: nameOf(id) }))
                }}
              />
            ) : null}
          </Stack>
        )
      })}
      {readOnly ? null : (
        <PersonChoice
          planning={planning}
          slot={slot}
          label={say(w.assign)}
          onChoose={(id) =>
            void act(
              assignSlots({ user_id: id, slot_ids: [slot.id], kind: 'provider', role_title: '', status: 'inProgress' }),
              say(w.proposedTo, { name: nameOf(id) }),
            )
          }
        />
      )}
    </Stack>
  )
}

type PersonChoiceProps = { planning: Planning; slot: PlannedSlot; label: string; onChoose: (id: number) => void }

/** Those who are free then; the others are named with what takes them, and cannot be chosen. */
function PersonChoice({ planning, slot, label, onChoose }: PersonChoiceProps) {
  const { say } = useLanguage()
  const [chosen, choose] = useState<string | null>(null)
  const [withOthers, showOthers] = useState(false)
  const people = planning.partners
    .filter((partner) => !slot.partners.some(({ user_id }) => user_id === partner.id) && (withOthers || isQualified(partner, slot)))
    .map(({ id, name }) => ({ id, name, clash: clashesOf(planning, { ...slot, room_id: null, user_id: id })[0] }))
    .toSorted((a, b) => Number(a.clash !== undefined) - Number(b.clash !== undefined))
  return (
    <Group align="flex-end" gap="xs">
      <Select
        flex={1}
        label={label}
        searchable
        nothingFoundMessage={say(w.nobodyQualified)}
        value={chosen}
        onChange={choose}
        comboboxProps={{ withinPortal: true }}
        data={people.map(({ id, name, clash }) => ({
          value: String(id),
          label: clash ? `${name} – ${say(w.takenBy, { title: clash.title || say(w.away) })}` : name,
          disabled: clash !== undefined,
        }))}
      />
      <Button
        variant="default"
        disabled={chosen === null}
        onClick={() => {
          if (chosen === null) return
          choose(null)
          onChoose(Number(chosen))
        }}
      >
        {say(w.propose)}
      </Button>
      <Switch label={say(w.everybody)} checked={withOthers} onChange={({ currentTarget }) => showOthers(currentTarget.checked)} />
    </Group>
  )
}
