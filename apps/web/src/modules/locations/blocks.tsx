import { formatRange } from '@kxo/domain/kernel/dates'
import { type Block, type Location, locationsContract } from '@kxo/domain/locations/contract'
import { locationsWords as w } from '@kxo/domain/locations/words'
import { Flex, Text } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../ui/display/button.tsx'
import { PanelSection } from '../../ui/display/panel.tsx'
import { runAction } from '../../ui/feedback/action.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { DateTimeField } from '../../ui/fields/date-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Form, FormRow, useRecordForm } from '../../ui/form/form.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { addBlock, removeBlock } from './api.ts'

/** When the place, or one of its rooms, cannot be booked. */
export function Blocks({ location, mayWrite }: { location: Location; mayWrite: boolean }) {
  const { say, locale, zone } = useLanguage()
  const [isAdding, setAdding] = useState(false)
  const lift = async ({ id }: Block): Promise<void> => {
    await runAction(() => removeBlock(location.id, id), w.unblocked)
  }
  const nameOf = (room_id: number | null): string => location.rooms.find(({ id }) => id === room_id)?.name ?? say(w.wholeLocation)
  return (
    <PanelSection>
      <Flex component="h2" gap="sm" align="center" justify="space-between" mb="sm" fz={16} fw={600}>
        {say(w.blocks)}
        {mayWrite && location.rooms.length > 0 ? (
          <Button variant="default" size="sm" aria-haspopup="dialog" onClick={() => setAdding(true)}>
            {say(w.addBlock)}
          </Button>
        ) : null}
      </Flex>
      {location.blocks.length === 0 ? (
        <Text c="dimmed" fz="sm">
          {say(w.noBlock)}
        </Text>
      ) : null}
      <Flex component="ul" direction="column">
        {location.blocks.map((block) => (
          <Flex key={block.id} component="li" rowGap={4} columnGap="sm" align="center" wrap="wrap" py={10} className="line-above">
            <Text span flex="1 1 160px" miw={0} inherit>
              {block.reason}
              <Text span c="dimmed" fz="sm">
                {' '}
                · {nameOf(block.room_id)} · {formatRange(block.start_at, block.end_at, locale, { zone })}
              </Text>
            </Text>
            {mayWrite ? (
              <Button variant="subtle" size="sm" aria-label={`${say(w.unblock)} ${block.reason}`} onClick={() => void lift(block)}>
                {say(w.unblock)}
              </Button>
            ) : null}
          </Flex>
        ))}
      </Flex>
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
    </PanelSection>
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
