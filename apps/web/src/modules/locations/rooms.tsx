import { type Location, locationsContract, type Room } from '@kxo/domain/locations/contract'
import { locationsWords as w } from '@kxo/domain/locations/words'
import { Flex, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../ui/display/button.tsx'
import { PanelSection } from '../../ui/display/panel.tsx'
import { runAction } from '../../ui/feedback/action.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { NumberField } from '../../ui/fields/number-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Form, FormRow, useRecordForm } from '../../ui/form/form.tsx'
import { type FieldProps, useField } from '../../ui/form/use-field.ts'
import { useTypedList } from '../../ui/form/use-typed-list.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { confirm } from '../../ui/overlay/confirm.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { addRoom, changeRoom, removeRoom } from './api.ts'

/** Rooms of a place: name, capacity, and the acts on them. */
export function Rooms({ location, mayWrite }: { location: Location; mayWrite: boolean }) {
  const { say } = useLanguage()
  const [edited, setEdited] = useState<Room | 'new' | null>(null)
  const remove = async (room: Room): Promise<void> => {
    if (!(await confirm({ title: say(w.removeTitle, { name: room.name }), act: w.remove, tone: 'danger' }))) return
    await runAction(() => removeRoom(location.id, room.id), w.roomRemoved)
  }
  const factsOf = ({ capacity, margin_before: before, margin_after: after, equipment }: Room): string =>
    [say(w.seats, { n: capacity }), before + after > 0 ? say(w.margins, { before, after }) : '', equipment.join(', ')]
      .filter(Boolean)
      .join(' · ')
  return (
    <PanelSection>
      <Flex component="h2" gap="sm" align="center" justify="space-between" mb="sm" fz={16} fw={600}>
        {say(w.rooms)}
        {mayWrite ? (
          <Button variant="default" size="sm" aria-haspopup="dialog" onClick={() => setEdited('new')}>
            {say(w.addRoom)}
          </Button>
        ) : null}
      </Flex>
      {location.rooms.length === 0 ? (
        <Text c="dimmed" fz="sm">
          {say(w.noRoom)}
        </Text>
      ) : null}
      <Flex component="ul" direction="column" gap={0}>
        {location.rooms.map((room) => (
          <Flex key={room.id} component="li" rowGap={4} columnGap="sm" align="center" wrap="wrap" py={10} className="line-above">
            <Text span flex="1 1 160px" miw={0} inherit>
              {room.name}
              <Text span c="dimmed" fz="sm">
                {' '}
                · {factsOf(room)}
              </Text>
            </Text>
            {mayWrite ? (
              <>
                <Button variant="subtle" size="sm" aria-label={`${say(w.edit)} ${room.name}`} onClick={() => setEdited(room)}>
                  {say(w.edit)}
                </Button>
                <Button variant="subtle" size="sm" aria-label={`${say(w.remove)} ${room.name}`} onClick={() => void remove(room)}>
                  {say(w.remove)}
                </Button>
              </>
            ) : null}
          </Flex>
        ))}
      </Flex>
      <Dialog opened={edited !== null} onClose={() => setEdited(null)} title={edited === 'new' ? w.addRoom : w.editRoom}>
        {edited ? (
          <RoomForm
            location={location}
            room={edited === 'new' ? null : edited}
            onSaved={() => {
              toast.success(edited === 'new' ? w.roomAdded : w.roomSaved)
              setEdited(null)
            }}
          />
        ) : null}
      </Dialog>
    </PanelSection>
  )
}

function RoomForm({ location, room, onSaved }: { location: Location; room: Room | null; onSaved: () => void }) {
  const form = useRecordForm({
    schema: locationsContract.addRoom.body,
    values: room ? { ...room } : { margin_before: 0, margin_after: 0, equipment: [], layouts: [] },
    save: (body) => (room ? changeRoom(location.id, room.id, body) : addRoom(location.id, body)),
    onSaved,
  })
  return (
    <Form form={form} submit={w.save}>
      <FormRow>
        <TextField name="name" label={w.name} />
        <NumberField name="capacity" label={w.capacity} />
      </FormRow>
      <FormRow>
        <NumberField name="margin_before" label={w.marginBefore} />
        <NumberField name="margin_after" label={w.marginAfter} />
      </FormRow>
      <TypedListField name="equipment" label={w.equipment} help={w.equipmentHelp} />
      <TypedListField name="layouts" label={w.layouts} help={w.layoutsHelp} />
    </Form>
  )
}

function TypedListField(props: FieldProps) {
  const { value, change, input } = useField(props)
  const [shown, type] = useTypedList(value, change, ', ')
  return <TextInput {...input} value={shown} onChange={({ currentTarget }) => type(currentTarget.value)} />
}
