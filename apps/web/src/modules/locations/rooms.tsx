import { type Location, locationsContract, type Room } from '@kxo/domain/locations/contract'
import { locationsWords as w } from '@kxo/domain/locations/words'
import { useState } from 'react'
import { Button } from '../../ui/display/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { NumberField } from '../../ui/fields/number-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Form, FormRow, useRecordForm } from '../../ui/form/form.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { confirm } from '../../ui/overlay/confirm.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { addRoom, changeRoom, removeRoom } from './api.ts'
import style from './location-page.module.css'

/** Rooms of a place: name, capacity, and the acts on them. */
export function Rooms({ location, mayWrite }: { location: Location; mayWrite: boolean }) {
  const { say } = useLanguage()
  const [edited, setEdited] = useState<Room | 'new' | null>(null)
  const remove = async (room: Room): Promise<void> => {
    if (!(await confirm({ title: say(w.removeTitle, { name: room.name }), act: w.remove, tone: 'danger' }))) return
    try {
      await removeRoom(location.id, room.id)
      toast.success(w.roomRemoved)
    } catch (error) {
      toast.failure(error)
    }
  }
  return (
    <section className={style['panel']}>
      <h2 className={style['heading']}>
        {say(w.rooms)}
        {mayWrite ? (
          <Button variant="default" size="sm" aria-haspopup="dialog" onClick={() => setEdited('new')}>
            {say(w.addRoom)}
          </Button>
        ) : null}
      </h2>
      {location.rooms.length === 0 ? <p className={style['muted']}>{say(w.noRoom)}</p> : null}
      <ul className={style['list']}>
        {location.rooms.map((room) => (
          <li key={room.id} className={style['line']}>
            <span className={style['grow']}>
              {room.name}
              <span className={style['muted']}> · {say(w.seats, { n: room.capacity })}</span>
            </span>
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
          </li>
        ))}
      </ul>
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
    </section>
  )
}

function RoomForm({ location, room, onSaved }: { location: Location; room: Room | null; onSaved: () => void }) {
  const form = useRecordForm({
    schema: locationsContract.addRoom.body,
    values: room ? { name: room.name, capacity: room.capacity } : {},
    save: (body) => (room ? changeRoom(location.id, room.id, body) : addRoom(location.id, body)),
    onSaved,
  })
  return (
    <Form form={form} submit={w.save}>
      <FormRow>
        <TextField name="name" label={w.name} />
        <NumberField name="capacity" label={w.capacity} />
      </FormRow>
    </Form>
  )
}
