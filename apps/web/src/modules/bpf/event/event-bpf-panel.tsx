import { bpfContract } from '@kxo/domain/bpf/contract'
import { may } from '@kxo/domain/bpf/permissions'
import { returnWords as w } from '@kxo/domain/bpf/return-legal'
import type { EventRecord } from '@kxo/domain/events/contract'
import { Text, Title } from '@mantine/core'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { PanelSection } from '../../../ui/display/panel.tsx'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { eventBpfQuery, writeEventBpf } from '../api.ts'
import { isRncp, TrainingFields } from './training-fields.tsx'

type EventBpfPanelProps = { event: EventRecord; readOnly: boolean }

/** What the yearly return needs to know of a training, saved alone. */
export default bounded(
  function EventBpfPanel({ event: { id }, readOnly: isStepReadOnly }: EventBpfPanelProps) {
    const { say } = useLanguage()
    const { actor } = useViewer()
    // A training that is over is declared: whoever prepares the return still says what it was.
    const readOnly = isStepReadOnly && !may.writeReturn(actor)
    const heading = useId()
    const queries = useQueryClient()
    const query = eventBpfQuery(id)
    const {
      data: { derived, ...stated },
    } = useSuspenseQuery(query)
    const form = useRecordForm({
      schema: bpfContract.writeEvent.body,
      values: stated,
      // A name that is emptied is sent empty: left out, it would stay as it was.
      save: ({ level, given_to = '', ...facts }) =>
        writeEventBpf(id, { ...facts, given_to, level: isRncp(facts.objective ?? derived.objective) ? level : null }),
      onSaved: (saved) => {
        queries.setQueryData(query.queryKey, saved)
        toast.success(w.eventSaved)
      },
    })
    return (
      <PanelSection aria-labelledby={heading}>
        <Title order={2} id={heading} mb={4} fz={18} fw={650}>
          {say(w.ofEvent)}
        </Title>
        <Text size="sm" c="dimmed" mb="sm">
          {say(w.ofEventHelp)}
        </Text>
        <Form form={form} {...(readOnly ? {} : { submit: w.saveOfEvent })}>
          <TrainingFields derived={derived} disabled={readOnly} />
        </Form>
      </PanelSection>
    )
  },
  { lines: 6 },
)
