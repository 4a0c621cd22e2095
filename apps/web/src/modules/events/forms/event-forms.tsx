import { eventFormsContract as contract, type EventForm } from '@kxo/domain/events/forms/event-forms-contract'
import { eventFormsWords as w } from '@kxo/domain/events/forms/event-forms-words'
import { formStage } from '@kxo/domain/events/forms/form-stage'
import { type FormNature, formNature } from '@kxo/domain/forms/nature'
import { adminForm } from '@kxo/domain/forms/paths'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { Group, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { Panel, PanelRow } from '../../../ui/display/panel.tsx'
import { runAction } from '../../../ui/feedback/action.ts'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { EventFormFields } from './event-form-fields.tsx'

type EventFormsProps = { event_id: number; readOnly: boolean; title?: Sentence; help?: Sentence; only?: FormNature }

/** Forms asked beside the one of the registration: which, when, whether they hold the confirmation back. */
export const EventForms = bounded(
  function EventForms({ event_id, readOnly, title = w.title, help = w.help, only }: EventFormsProps) {
    const { say } = useLanguage()
    const { data } = useSuspenseQuery(apiQuery(contract.eventForms, { params: { id: event_id } }))
    const [edited, setEdited] = useState<EventForm | 'new' | null>(null)
    const forms = data.filter(({ nature }) => only === undefined || nature === only)
    const retire = async ({ id, name }: EventForm): Promise<void> => {
      if (await confirm({ title: say(w.retireTitle, { name }), message: w.retireHelp, act: w.retire, tone: 'danger' }))
        await runAction(() => call(contract.retireRequestedForm, { params: { id: event_id, asked: id } }), w.retired)
    }
    const add = readOnly ? null : (
      <Button variant="default" size="sm" aria-haspopup="dialog" onClick={() => setEdited('new')}>
        {say(w.ask)}
      </Button>
    )
    return (
      <>
        <Group gap="8px 16px" justify="space-between" mb="xs">
          <Title order={2} fz={18} fw={650}>
            {say(title)}
          </Title>
          {forms.length > 0 ? add : null}
        </Group>
        <Text size="sm" c="dimmed" mb="sm">
          {say(help)}
        </Text>
        {forms.length === 0 ? (
          <Empty sentence={w.none} act={add} />
        ) : (
          <Panel component="ul" display="block">
            {forms.map((form) => (
              <PanelRow key={form.id}>
                <div style={{ flex: '1 1 220px', minWidth: 0 }}>
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
                </div>
                {readOnly ? null : (
                  <Group gap={4} wrap="nowrap">
                    <Button variant="subtle" size="sm" aria-label={say(w.changeOf, { name: form.name })} onClick={() => setEdited(form)}>
                      {say(w.change)}
                    </Button>
                    <Button variant="subtle" size="sm" aria-label={say(w.retireOf, { name: form.name })} onClick={() => void retire(form)}>
                      {say(w.retire)}
                    </Button>
                  </Group>
                )}
              </PanelRow>
            ))}
          </Panel>
        )}
        <Dialog
          opened={edited !== null}
          onClose={() => setEdited(null)}
          title={edited === null || edited === 'new' ? w.ask : say(w.changeOf, { name: edited.name })}
        >
          {edited ? (
            <EventFormFields
              event_id={event_id}
              form={edited === 'new' ? null : edited}
              asked={data.map(({ form }) => form)}
              {...(only ? { only } : {})}
              onSaved={() => setEdited(null)}
            />
          ) : null}
        </Dialog>
      </>
    )
  },
  { lines: 3 },
)
