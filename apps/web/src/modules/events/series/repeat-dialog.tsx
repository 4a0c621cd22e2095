import { activityParts, usualParts } from '@kxo/domain/events/acts/copy-parts'
import type { EventRecord } from '@kxo/domain/events/contract'
import { firstRule, RuleForm, ruleOf } from '@kxo/domain/events/series/rule-form'
import { seriesWords as w } from '@kxo/domain/events/series/series-words'
import { dayInZone } from '@kxo/domain/kernel/dates'
import { Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { Button } from '../../../ui/display/button.tsx'
import { Failed, Loading } from '../../../ui/feedback/states.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNavigateIfMounted } from '../../../ui/navigation/navigate-if-mounted.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { PartsField } from '../acts/parts-field.tsx'
import { recordAddress } from '../acts/record-address.ts'
import { repeatEvent, seriesPreviewQuery } from '../api.ts'
import { DatesField } from './dates-field.tsx'
import { RuleFields } from './rule-fields.tsx'

type RepeatDialogProps = { event: EventRecord; onClose: () => void }

/** Repeats an event by a rule: its dates are seen, and unticked one by one, before any is created. */
export const RepeatDialog = ({ event, onClose }: RepeatDialogProps) =>
  event.start_date === null ? null : <Repeat event={event} onClose={onClose} day={dayInZone(event.start_date, event.time_zone)} />

function Repeat({ event, day, onClose }: RepeatDialogProps & { day: string }) {
  const { say } = useLanguage()
  const goOn = useNavigateIfMounted()
  const isActivity = event.parent_id !== null
  const form = useRecordForm({
    schema: RuleForm,
    values: {
      ...firstRule(day),
      excluded_days: [],
      parts: [...(isActivity ? activityParts : usualParts)],
      publishes: event.is_active,
      one_date: isActivity,
    },
    save: ({ excluded_days, parts, publishes, one_date, ...written }) =>
      repeatEvent(event.id, {
        version: event.version,
        rule: ruleOf(written, day) ?? '',
        excluded_days,
        parts,
        publishes,
        ...(isActivity && { one_date }),
      }),
    onSaved: async () => {
      toast.success(w.repeated)
      onClose()
      await goOn(`${recordAddress(event)}?tab=series`)
    },
  })
  const values = useWatch({ control: form.control }) as Partial<RuleForm>
  const rule = ruleOf(values, day)
  const { parts = [], excluded_days = [] } = values
  const query = { rule: rule ?? '', rooms: parts.includes('rooms'), partners: parts.includes('partners') }
  const preview = useQuery({ ...seriesPreviewQuery(event.id, query), enabled: rule !== undefined, placeholderData: keepPreviousData })
  const remaining = preview.data?.dates.filter((date) => !excluded_days.includes(date.day)) ?? []
  const isReady =
    rule !== undefined && !preview.isPlaceholderData && remaining.length > 0 && remaining.every(({ conflict }) => conflict === null)
  return (
    <Dialog
      opened
      onClose={onClose}
      width={800}
      closeOnClickOutside={false}
      title={say(w.repeatTitle, { title: event.title })}
      cancel
      acts={
        <Button loading={form.isBusy} disabled={!isReady} onClick={() => void form.submitNow()}>
          {say(w.create, { n: remaining.length })}
        </Button>
      }
    >
      <Form form={form}>
        <Text c="dimmed">{say(isActivity ? w.repeatActivityHelp : w.repeatHelp)}</Text>
        <RuleFields form={form} day={day} />
        {isActivity ? <CheckboxField name="one_date" label={w.oneDate} /> : <PartsField />}
        {event.is_active && !isActivity ? <CheckboxField name="publishes" label={w.publishes} /> : null}
        {rule === undefined ? (
          <Text c="dimmed">{say(w.completeRule)}</Text>
        ) : preview.data ? (
          <DatesField dates={preview.data.dates} zone={event.time_zone} />
        ) : preview.error ? (
          <Failed error={preview.error} onRetry={() => void preview.refetch()} />
        ) : (
          <Loading lines={4} />
        )}
      </Form>
    </Dialog>
  )
}
