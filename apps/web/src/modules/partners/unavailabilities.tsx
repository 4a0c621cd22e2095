import { formatRange } from '@kxo/domain/kernel/dates'
import { assignmentsContract } from '@kxo/domain/partners/assignments-contract'
import { planningWords as w } from '@kxo/domain/partners/planning-words'
import { Flex, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../ui/display/button.tsx'
import { Panel, PanelRow } from '../../ui/display/panel.tsx'
import { runAction } from '../../ui/feedback/action.ts'
import { Reading } from '../../ui/feedback/reading.tsx'

import { toast } from '../../ui/feedback/toast.ts'
import { DateField, DateTimeField } from '../../ui/fields/date-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Form, FormRow, useRecordForm } from '../../ui/form/form.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { addUnavailability, removeUnavailability, unavailabilitiesQuery } from './api.ts'

/** Times nobody may propose to the person. */
export function Unavailabilities() {
  const { say, locale, zone } = useLanguage()
  const [isAdding, setAdding] = useState(false)
  const remove = async (id: number): Promise<void> => {
    await runAction(() => removeUnavailability(id), w.unavailabilityRemoved)
  }
  return (
    <Stack component="section" gap="sm" aria-label={say(w.unavailabilities)}>
      <Flex component="h2" rowGap="xs" columnGap="sm" align="center" wrap="wrap" justify="space-between" fz={16} fw={600}>
        {say(w.unavailabilities)}
        <Button variant="default" size="sm" aria-haspopup="dialog" onClick={() => setAdding(true)}>
          {say(w.addUnavailability)}
        </Button>
      </Flex>
      <Reading of={unavailabilitiesQuery()} lines={2}>
        {(times) => (
          <>
            {times.length === 0 ? (
              <Text c="dimmed" fz="sm">
                {say(w.noUnavailability)}
              </Text>
            ) : null}
            <Panel component="ul" display="block">
              {times.map(({ id, start_at, end_at, reason }) => {
                const when = formatRange(start_at, end_at, locale, { zone })
                return (
                  <PanelRow key={id}>
                    <Flex component="span" direction="column" flex="1 1 200px" miw={0}>
                      {[when, reason].filter(Boolean).join(' · ')}
                    </Flex>
                    <Button variant="subtle" size="sm" aria-label={`${say(w.remove)} ${when}`} onClick={() => void remove(id)}>
                      {say(w.remove)}
                    </Button>
                  </PanelRow>
                )
              })}
            </Panel>
          </>
        )}
      </Reading>
      <Dialog opened={isAdding} onClose={() => setAdding(false)} title={w.addUnavailability}>
        {isAdding ? (
          <UnavailabilityForm
            onSaved={() => {
              toast.success(w.unavailabilityAdded)
              setAdding(false)
            }}
          />
        ) : null}
      </Dialog>
    </Stack>
  )
}

function UnavailabilityForm({ onSaved }: { onSaved: () => void }) {
  const form = useRecordForm({
    schema: assignmentsContract.addUnavailability.body,
    values: { reason: '' },
    save: (body) => addUnavailability(body),
    onSaved,
  })
  return (
    <Form form={form} submit={w.save}>
      <FormRow>
        <DateTimeField name="start_at" label={w.from} />
        <DateTimeField name="end_at" label={w.until} />
      </FormRow>
      <DateField name="weekly_until" label={w.weeklyUntil} />
      <TextField name="reason" label={w.note} />
    </Form>
  )
}
