import type { Slot } from '@kxo/domain/events/contract'
import { eventsWords as w } from '@kxo/domain/events/words'
import { Group, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { Panel, PanelRow, PanelSection } from '../../../ui/display/panel.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { removeSlot, slotsQuery } from '../api.ts'
import { useHours } from '../event/event-dates.tsx'
import { SlotLine } from '../event/event-programme.tsx'
import { SlotForm } from './slot-form.tsx'
import type { StepProps } from './step-form.tsx'

/** The half-days of an event or of an activity, each with its room. */
export const SlotsPanel = bounded(
  function SlotsPanel({ event, readOnly }: Pick<StepProps, 'event' | 'readOnly'>) {
    const { say } = useLanguage()
    const hours = useHours()
    const [edited, setEdited] = useState<Slot | 'new' | null>(null)
    const options = slotsQuery(event.id)
    const slots = useSuspenseQuery(options)
    const remove = async (slot: Slot): Promise<void> => {
      if (
        !(await confirm({
          title: say(w.removeSlotTitle, { day: slot.start_at }),
          message: w.removeSlotHelp,
          act: w.remove,
          tone: 'danger',
        }))
      )
        return
      await runAction(() => removeSlot(event.id, slot.id), w.slotRemoved)
    }
    const add = (
      <Button variant="default" size="sm" disabled={readOnly} aria-haspopup="dialog" onClick={() => setEdited('new')}>
        {say(w.addSlot)}
      </Button>
    )
    return (
      <PanelSection>
        <Group gap="8px 16px" justify="space-between">
          <Title order={2} mb={4} fz={18} fw={650}>
            {say(w.slots)}
          </Title>
          {slots.data.length > 0 ? add : null}
        </Group>
        <Text display="block" mb="sm" c="dimmed" fz="sm">
          {say(w.slotsHelp)}
        </Text>
        {slots.data.length === 0 ? (
          <Empty sentence={w.noSlot} act={add} />
        ) : (
          <>
            <Panel component="ol" display="block">
              {slots.data.map((slot) => (
                <PanelRow key={slot.id}>
                  <SlotLine slot={slot} zone={event.time_zone} />
                  {readOnly ? null : (
                    <span>
                      <Button variant="subtle" size="sm" onClick={() => setEdited(slot)}>
                        {say(w.edit)}
                      </Button>
                      <Button variant="subtle" size="sm" onClick={() => void remove(slot)}>
                        {say(w.remove)}
                      </Button>
                    </span>
                  )}
                </PanelRow>
              ))}
            </Panel>
            <Text display="block" mt="sm" c="dimmed" fz="sm">
              {say(w.total, { halves: say(w.halfDays, { n: slots.data.length }), hours: hours(minutesOf(slots.data)) })}
            </Text>
          </>
        )}
        <Dialog opened={edited !== null} onClose={() => setEdited(null)} title={edited === 'new' ? w.addSlot : w.editSlot}>
          {edited ? (
            <SlotForm
              event={event}
              slot={edited === 'new' ? null : edited}
              others={slots.data}
              onSaved={() => {
                toast.success(edited === 'new' ? w.slotAdded : w.slotChanged)
                setEdited(null)
              }}
            />
          ) : null}
        </Dialog>
      </PanelSection>
    )
  },
  { lines: 5 },
)

const minutesOf = (slots: readonly Slot[]): number =>
  slots.reduce((sum, { start_at, end_at }) => sum + (end_at.getTime() - start_at.getTime()) / 60_000, 0)
