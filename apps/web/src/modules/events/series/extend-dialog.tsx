import { usualParts } from '@kxo/domain/events/acts/copy-parts'
import { type EventRecord, eventsContract } from '@kxo/domain/events/contract'
import { mostDates } from '@kxo/domain/events/series/recurrence'
import { seriesWords as w } from '@kxo/domain/events/series/series-words'
import { Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { Button } from '../../../ui/display/button.tsx'
import { Failed, Loading } from '../../../ui/feedback/states.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { uiWords } from '../../../ui/i18n/words.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { PartsField } from '../acts/parts-field.tsx'
import { extendSeries, extensionQuery } from '../api.ts'
import { DatesField } from './dates-field.tsx'

const usualMore = 5

/** Adds the dates that follow to a series; they are seen, and unticked one by one, before any is created. */
export function ExtendDialog({ event, onClose }: { event: EventRecord; onClose: () => void }) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: eventsContract.extendSeries.body,
    values: { version: event.version, more: usualMore, excluded_days: [] as string[], parts: [...usualParts], publishes: event.is_active },
    save: (body) => extendSeries(event.id, body),
    onSaved: () => {
      toast.success(w.repeated)
      onClose()
    },
  })
  const {
    more,
    parts = [],
    excluded_days = [],
  } = useWatch({ control: form.control }) as Partial<{
    more: unknown
    parts: string[]
    excluded_days: string[]
  }>
  const isCounted = typeof more === 'number' && more >= 1 && more <= mostDates
  const query = { more: isCounted ? more : 1, rooms: parts.includes('rooms'), partners: parts.includes('partners') }
  const preview = useQuery({ ...extensionQuery(event.id, query), enabled: isCounted, placeholderData: keepPreviousData })
  const remaining = preview.data?.dates.filter(({ day }) => !excluded_days.includes(day)) ?? []
  const isReady =
    isCounted &&
    !preview.isPlaceholderData &&
    !preview.error &&
    remaining.length > 0 &&
    remaining.every(({ conflict }) => conflict === null)
  return (
    <Dialog
      opened
      onClose={onClose}
      width={800}
      closeOnClickOutside={false}
      title={w.extend}
      acts={
        <>
          <Button variant="default" onClick={onClose}>
            {say(uiWords.cancel)}
          </Button>
          <Button loading={form.isBusy} disabled={!isReady} onClick={() => void form.submitNow()}>
            {say(w.create, { n: remaining.length })}
          </Button>
        </>
      }
    >
      <Form form={form}>
        <Text c="dimmed">{say(w.extendHelp)}</Text>
        <NumberField name="more" label={w.more} required />
        <PartsField />
        {event.is_active ? <CheckboxField name="publishes" label={w.publishes} /> : null}
        {preview.error ? (
          <Failed error={preview.error} onRetry={() => void preview.refetch()} />
        ) : preview.data ? (
          <DatesField dates={preview.data.dates} zone={event.time_zone} />
        ) : (
          <Loading lines={4} />
        )}
      </Form>
    </Dialog>
  )
}
