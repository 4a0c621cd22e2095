import { type EventImpact, type EventRecord, eventsContract } from '@kxo/domain/events/contract'
import { seriesScope } from '@kxo/domain/events/series/scope'
import { seriesWords } from '@kxo/domain/events/series/series-words'
import { eventsWords as w } from '@kxo/domain/events/words'
import { formatRange } from '@kxo/domain/kernel/dates'
import { List, Stack, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { Button } from '../../../ui/display/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, FormRow, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useLocationOptions } from '../../locations/index.ts'
import { postponeEvent, postponementQuery } from '../api.ts'
import { ScopeField } from '../series/scope-field.tsx'
import { ImpactList } from './impact-list.tsx'

const isDay = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)

/** Moves an event to another day, another place, or both: each half-day shows where it would go and what stands there. */
export function PostponeDialog({ event, onClose }: { event: EventRecord; onClose: () => void }) {
  const { say } = useLanguage()
  const places = useLocationOptions()
  const form = useRecordForm({
    schema: eventsContract.postpone.body,
    values: { version: event.version, reason: '', scope: 'this' },
    save: (body) => postponeEvent(event.id, body),
    onSaved: () => {
      toast.success(w.postponed)
      onClose()
    },
  })
  const [day, location, scope] = useWatch({ control: form.control, name: ['first_day', 'location_id', 'scope'] })
  const move = { ...(isDay(day) && { first_day: day }), ...(typeof location === 'number' && { location_id: location }) }
  const isChosen = Object.keys(move).length > 0
  const impact = useQuery({
    ...postponementQuery(event.id, { ...move, scope: seriesScope.is(scope) ? scope : 'this' }),
    enabled: isChosen,
    placeholderData: keepPreviousData,
  })
  const hasConflict = impact.data?.slots.some(({ conflict }) => conflict !== null) ?? false
  return (
    <Dialog
      opened
      onClose={onClose}
      width={800}
      closeOnClickOutside={false}
      title={say(w.postponeTitle, { title: event.title })}
      cancel
      acts={
        <Button
          loading={form.isBusy}
          disabled={!isChosen || impact.data === undefined || hasConflict}
          onClick={() => void form.submitNow()}
        >
          {say(w.postpone)}
        </Button>
      }
    >
      <Form form={form}>
        <FormRow>
          <DateField name="first_day" label={w.newFirstDay} help={w.newFirstDayHelp} />
          <SelectField
            name="location_id"
            label={w.newPlace}
            options={places.filter(({ value }) => value !== event.location_id)}
            placeholder={w.samePlace}
          />
        </FormRow>
        <ScopeField event={event} help={seriesWords.shiftHelp} />
        <TextareaField name="reason" label={w.reason} help={w.reasonHelp} rows={2} maxLength={500} />
        {isChosen ? (
          <Stack>
            <ImpactList of={impact} isCancelling={false} />
            <MovedSlots slots={impact.data?.slots ?? []} zone={event.time_zone} />
          </Stack>
        ) : (
          <Text c="dimmed">{say(w.chooseMove)}</Text>
        )}
      </Form>
    </Dialog>
  )
}

function MovedSlots({ slots, zone }: { slots: EventImpact['slots']; zone: string }) {
  const { say, locale } = useLanguage()
  if (slots.length === 0) return null
  return (
    <Stack gap="xs">
      <Text fw={600}>{say(w.becomes)}</Text>
      <List>
        {slots.map(({ title, from, to, conflict }) => (
          <List.Item key={`${from.toISOString()} ${title}`}>
            {[formatRange(from, to, locale, { zone }), title].filter(Boolean).join(' · ')}
            {conflict ? (
              <Text c="red" role="alert">
                {conflict}
              </Text>
            ) : null}
          </List.Item>
        ))}
      </List>
    </Stack>
  )
}
