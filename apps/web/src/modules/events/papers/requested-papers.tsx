import { requestedPapersContract as contract, type RequestedPaper } from '@kxo/domain/events/papers/requested-papers-contract'
import { requestedPapersWords as w } from '@kxo/domain/events/papers/requested-papers-words'
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
import { toast } from '../../../ui/feedback/toast.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { PaperLists } from './paper-lists.tsx'

/** What is asked of a new paper until its author says otherwise. */
const usual = { help: '', is_required: true, is_checked: true, due_days: null, releases_place: false }

/** #32.3 (c): papers each person is asked for while registering. */
export const RequestedPapers = bounded(
  function RequestedPapers({ event_id, readOnly }: { event_id: number; readOnly: boolean }) {
    const { say } = useLanguage()
    const { data: papers } = useSuspenseQuery(apiQuery(contract.requestedPapers, { params: { id: event_id } }))
    const [edited, setEdited] = useState<Partial<RequestedPaper> | null>(null)
    const retire = async ({ id, name }: RequestedPaper): Promise<void> => {
      if (await confirm({ title: say(w.retireTitle, { name }), message: w.retireHelp, act: w.retire, tone: 'danger' }))
        await runAction(() => call(contract.retireRequestedPaper, { params: { id: event_id, paper: id } }), w.retired)
    }
    const add = readOnly ? null : (
      <Button variant="default" size="sm" aria-haspopup="dialog" onClick={() => setEdited(usual)}>
        {say(w.ask)}
      </Button>
    )
    return (
      <>
        <Group gap="8px 16px" justify="space-between" mb="xs">
          <Title order={2} fz={18} fw={650}>
            {say(w.title)}
          </Title>
          {papers.length > 0 ? add : null}
        </Group>
        <Text size="sm" c="dimmed" mb="sm">
          {say(w.help)}
        </Text>
        {readOnly ? null : <PaperLists event_id={event_id} hasPapers={papers.length > 0} />}
        {papers.length === 0 ? (
          <Empty sentence={w.none} act={add} />
        ) : (
          <Panel component="ul" display="block">
            {papers.map((paper) => (
              <PanelRow key={paper.id}>
                <div style={{ flex: '1 1 220px', minWidth: 0 }}>
                  <Group gap={6}>
                    {paper.name}
                    <Badge tone={paper.is_required ? 'warning' : 'neutral'}>{paper.is_required ? w.isRequired : w.optional}</Badge>
                    {paper.due_days === null ? null : <Badge tone="neutral">{say(w.due, { days: paper.due_days })}</Badge>}
                    {paper.releases_place ? <Badge tone="danger">{w.releases}</Badge> : null}
                    {paper.is_checked ? <Badge tone="info">{w.isChecked}</Badge> : null}
                  </Group>
                  {paper.help === '' ? null : (
                    <Text size="sm" c="dimmed" className="pre-line">
                      {paper.help}
                    </Text>
                  )}
                </div>
                {readOnly ? null : (
                  <Group gap={4} wrap="nowrap">
                    <Button variant="subtle" size="sm" aria-label={say(w.changeOf, { name: paper.name })} onClick={() => setEdited(paper)}>
                      {say(w.change)}
                    </Button>
                    <Button
                      variant="subtle"
                      size="sm"
                      aria-label={say(w.retireOf, { name: paper.name })}
                      onClick={() => void retire(paper)}
                    >
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
          title={edited?.name === undefined ? w.ask : say(w.changeOf, { name: edited.name })}
        >
          {edited ? <PaperForm event_id={event_id} paper={edited} onSaved={() => setEdited(null)} /> : null}
        </Dialog>
      </>
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
      <TextareaField name="help" label={w.explanation} rows={2} />
      <CheckboxField name="is_required" label={w.isRequired} help={w.isRequiredHelp} />
      <CheckboxField name="is_checked" label={w.isChecked} help={w.isCheckedHelp} />
      <NumberField name="due_days" label={w.dueDays} />
      <CheckboxField name="releases_place" label={w.releases} help={w.releasesHelp} />
    </Form>
  )
}
