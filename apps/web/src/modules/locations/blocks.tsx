import { formatRange } from '@kxo/domain/kernel/dates'
import { type Block, type Location, locationsContract } from '@kxo/domain/locations/contract'
import { locationsWords as w } from '@kxo/domain/locations/words'
import { useState } from 'react'
import { Button } from '../../ui/display/button.tsx'
import { runAction } from '../../ui/feedback/action.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { DateTimeField } from '../../ui/fields/date-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Form, FormRow, useRecordForm } from '../../ui/form/form.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { addBlock, removeBlock } from './api.ts'
import style from './location-page.module.css'

/** When the place, or one of its rooms, cannot be booked. */
export function Blocks({ location, mayWrite }: { location: Location; mayWrite: boolean }) {
  const { say, locale, zone } = useLanguage()
  const [isAdding, setAdding] = useState(false)
  const lift = async ({ id }: Block): Promise<void> => {
    await runAction(() => removeBlock(location.id, id), w.unblocked)
  }
  const nameOf = (room_id: number | null): string => location.rooms.find(({ id }) => id === room_id)?.name ?? say(w.wholeLocation)
  return (
    <section className={style['panel']}>
      <h2 className={style['heading']}>
        {say(w.blocks)}
        {mayWrite && location.rooms.length > 0 ? (
          <Button variant="default" size="sm" aria-haspopup="dialog" onClick={() => setAdding(true)}>
            {say(w.addBlock)}
          </Button>
        ) : null}
      </h2>
      {location.blocks.length === 0 ? <p className={style['muted']}>{say(w.noBlock)}</p> : null}
      <ul className={style['list']}>
        {location.blocks.map((block) => (
          <li key={block.id} className={style['line']}>
            <span className={style['grow']}>
              {block.reason}
              <span className={style['muted']}>
                {' '}
                · {nameOf(block.room_id)} · {formatRange(block.start_at, block.end_at, locale, { zone })}
              </span>
            </span>
            {mayWrite ? (
              <Button variant="subtle" size="sm" aria-label={`${say(w.unblock)} ${block.reason}`} onClick={() => void lift(block)}>
                {say(w.unblock)}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      <Dialog opened={isAdding} onClose={() => setAdding(false)} title={w.addBlock}>
        {isAdding ? (
          <BlockForm
            location={location}
            onSaved={() => {
              toast.success(w.blocked)
              setAdding(false)
            }}
          />
        ) : null}
      </Dialog>
    </section>
  )
}

function BlockForm({ location, onSaved }: { location: Location; onSaved: () => void }) {
  const form = useRecordForm({
    schema: locationsContract.block.body,
    values: {},
    save: (body) => addBlock(location.id, body),
    onSaved,
  })
  return (
    <Form form={form} submit={w.save}>
      <SelectField
        name="room_id"
        label={w.blockWhat}
        placeholder={w.wholeLocation}
        options={location.rooms.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FormRow>
        <DateTimeField name="start_at" label={w.from} />
        <DateTimeField name="end_at" label={w.until} />
      </FormRow>
      <TextField name="reason" label={w.reason} />
    </Form>
  )
}
