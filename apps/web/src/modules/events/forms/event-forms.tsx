import { eventFormsContract as contract } from '@kxo/domain/events/forms/event-forms-contract'
import { eventFormsWords as w } from '@kxo/domain/events/forms/event-forms-words'
import { formStage } from '@kxo/domain/events/forms/form-stage'
import { type FormNature, formNature } from '@kxo/domain/forms/nature'
import { adminForm } from '@kxo/domain/forms/paths'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { Group, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { EventFormFields } from './event-form-fields.tsx'
import { RequestedList } from './requested-list.tsx'

type EventFormsProps = { event_id: number; readOnly: boolean; title?: Sentence; help?: Sentence; only?: FormNature }

/** Forms asked beside the one of the registration: which, when, whether they hold the confirmation back. */
export const EventForms = bounded(
  function EventForms({ event_id, readOnly, title = w.title, help = w.help, only }: EventFormsProps) {
    const { say } = useLanguage()
    const { data } = useSuspenseQuery(apiQuery(contract.eventForms, { params: { id: event_id } }))
    return (
      <RequestedList
        title={title}
        help={help}
        words={w}
        items={data.filter(({ nature }) => only === undefined || nature === only)}
        readOnly={readOnly}
        line={(form) => (
          <>
            <Link to={adminForm(form.form)} aria-label={say(w.open, { name: form.name })}>
              {form.name}
            </Link>
            <Group gap={6} mt={4}>
              <Badge tone="neutral">{formNature.labelOf(form.nature)}</Badge>
              <Badge tone="info">{formStage.labelOf(form.stage)}</Badge>
              <Badge tone={form.is_required ? 'warning' : 'neutral'}>{form.is_required ? w.isRequired : w.optional}</Badge>
              {form.holds_confirmation ? <Badge tone="warning">{w.holds}</Badge> : null}
              {form.due_days === null ? null : <Badge tone="neutral">{say(w.due, { days: form.due_days })}</Badge>}
              {form.is_published ? null : <Badge tone="danger">{w.unpublished}</Badge>}
            </Group>
            {formNature.isIn(form.nature, 'isOfMoney') ? (
              <Text size="sm" c="dimmed">
                {say(w.whenPaid)}
              </Text>
            ) : null}
          </>
        )}
        retire={(form) => call(contract.retireRequestedForm, { params: { id: event_id, asked: form } })}
        form={(form, onSaved) => (
          <EventFormFields
            event_id={event_id}
            form={form}
            asked={data.map(({ form }) => form)}
            {...(only ? { only } : {})}
            onSaved={onSaved}
          />
        )}
      />
    )
  },
  { lines: 3 },
)
