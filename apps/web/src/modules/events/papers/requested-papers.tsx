import { documentKind, requestedKinds } from '@kxo/domain/documents/kind'
import { requestedPapersContract as contract, type RequestedPaper } from '@kxo/domain/events/papers/requested-papers-contract'
import { requestedPapersWords as w } from '@kxo/domain/events/papers/requested-papers-words'
import { Group, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { RequestedList } from '../forms/requested-list.tsx'
import { PaperLists } from './paper-lists.tsx'

/** What is asked of a new paper until its author says otherwise. */
const usual = {
  kind: 'other' as const,
  help: '',
  is_required: true,
  is_checked: true,
  due_days: null,
  releases_place: false,
  is_each_time: false,
}

/** #32.3 (c): papers each person is asked for while registering. */
export const RequestedPapers = bounded(
  function RequestedPapers({ event_id, readOnly }: { event_id: number; readOnly: boolean }) {
    const { say } = useLanguage()
    const { data: papers } = useSuspenseQuery(apiQuery(contract.requestedPapers, { params: { id: event_id } }))
    return (
      <RequestedList
        title={w.title}
        help={w.help}
        words={w}
        items={papers}
        readOnly={readOnly}
        line={(paper) => (
          <>
            <Group gap={6}>
              {paper.name}
              <Badge tone={paper.is_required ? 'warning' : 'neutral'}>{paper.is_required ? w.isRequired : w.optional}</Badge>
              {paper.due_days === null ? null : <Badge tone="neutral">{say(w.due, { days: paper.due_days })}</Badge>}
              {paper.releases_place ? <Badge tone="danger">{w.releases}</Badge> : null}
              {paper.is_each_time ? <Badge tone="neutral">{w.eachTime}</Badge> : null}
              {paper.is_checked ? <Badge tone="info">{w.isChecked}</Badge> : null}
            </Group>
            {paper.help === '' ? null : (
              <Text size="sm" c="dimmed" className="pre-line">
                {paper.help}
              </Text>
            )}
          </>
        )}
        retire={(paper) => call(contract.retireRequestedPaper, { params: { id: event_id, paper } })}
        form={(paper, onSaved) => <PaperForm event_id={event_id} paper={paper ?? usual} onSaved={onSaved} />}
      >
        {readOnly ? null : <PaperLists event_id={event_id} hasPapers={papers.length > 0} />}
      </RequestedList>
    )
  },
  { lines: 3 },
)

function PaperForm({ event_id, paper, onSaved }: { event_id: number; paper: Partial<RequestedPaper>; onSaved: () => void }) {
  const { id, ...values } = paper
  const form = useRecordForm({
    schema: contract.askPaper.body,
    values,
    save: (body) =>
      id === undefined
        ? call(contract.askPaper, { params: { id: event_id }, body })
        : call(contract.changeRequestedPaper, { params: { id: event_id, paper: id }, body }),
    onSaved: () => {
      toast.success(id === undefined ? w.asked : w.saved)
      onSaved()
    },
  })
  return (
    <Form form={form} submit={w.save}>
      <TextField name="name" label={w.name} help={w.nameHelp} />
      <SelectField name="kind" label={w.kind} help={w.kindHelp} options={optionsOf({ ...documentKind, keys: requestedKinds })} />
      <TextareaField name="help" label={w.explanation} rows={2} />
      <CheckboxField name="is_required" label={w.isRequired} help={w.isRequiredHelp} />
      <CheckboxField name="is_checked" label={w.isChecked} help={w.isCheckedHelp} />
      <NumberField name="due_days" label={w.dueDays} />
      <CheckboxField name="is_each_time" label={w.eachTime} help={w.eachTimeHelp} />
      <CheckboxField name="releases_place" label={w.releases} help={w.releasesHelp} />
    </Form>
  )
}
