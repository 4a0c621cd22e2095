import { adminSupport, tabParameter } from '@kxo/domain/help/paths'
import { dayInZone, formatDate } from '@kxo/domain/kernel/dates'
import { labels } from '@kxo/domain/kernel/labels'
import { adminQuestionnaireResponses } from '@kxo/domain/questionnaires/paths'
import { may } from '@kxo/domain/questionnaires/permissions'
import { ActionChange, type ImprovementAction } from '@kxo/domain/questionnaires/plan/action-contract'
import { improvementStatus } from '@kxo/domain/questionnaires/plan/action-status'
import { improvementKind } from '@kxo/domain/questionnaires/plan/kind'
import { planWords as w } from '@kxo/domain/questionnaires/plan/plan-words'
import { questionnairesWords } from '@kxo/domain/questionnaires/words'
import { Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { FactList } from '../../../ui/display/fact-list.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { actionQuery, changeAction, finishAction } from '../api.ts'
import { OwnerFields } from './owner-fields.tsx'
import { ReopenDialog } from './reopen-dialog.tsx'

/** An action of the plan: what it answers, who does it, what came of it. */
export function ActionDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { say } = useLanguage()
  const answer = useQuery(actionQuery(id))
  const kind = answer.data && say(improvementKind.labelOf(answer.data.kind))
  return (
    <Dialog opened onClose={onClose} width={800} title={kind ?? w.plan}>
      <Answered of={answer} lines={8}>
        {(action) => <Action action={action} onClose={onClose} />}
      </Answered>
    </Dialog>
  )
}

function Action({ action, onClose }: { action: ImprovementAction; onClose: () => void }) {
  const { say, locale, zone } = useLanguage()
  const { actor } = useViewer()
  const { kind, label, owner_name, due_at, result } = action
  const day = due_at === null ? emptyPlaceholder : formatDate(due_at, locale, { zone, style: 'long' })
  return (
    <>
      <Origin action={action} />
      {may.writePlan(actor) && kind !== 'complaint' ? (
        <ActionForm action={action} onClose={onClose} />
      ) : (
        <>
          <FactList
            facts={[
              [say(w.label), label],
              [say(w.owner), owner_name ?? emptyPlaceholder],
              [say(w.due), day],
              [say(w.result), result || emptyPlaceholder],
            ]}
          />
          {kind === 'complaint' ? (
            <Text mt="md">
              <Link to={adminSupport()} search={{ [tabParameter]: 'complaints' }}>
                {say(w.seeRegister)}
              </Link>
            </Text>
          ) : null}
        </>
      )}
    </>
  )
}

/** How it stands, and what was answered. */
function Origin({ action }: { action: ImprovementAction }) {
  const { say } = useLanguage()
  const { status, closed_at, closed_by_name, form, form_name, event_title, question, said, response } = action
  return (
    <>
      <Group gap="sm" mb="md">
        {closed_at && closed_by_name ? (
          <Text>{say(w.closed, { status: improvementStatus.labelOf(status), name: closed_by_name, at: closed_at })}</Text>
        ) : (
          <StatusBadge of={improvementStatus} is={status} />
        )}
      </Group>
      {form === null ? null : (
        <FactList
          facts={[
            [say(questionnairesWords.title), form_name ?? emptyPlaceholder],
            ...(event_title ? [[say(questionnairesWords.event), event_title] as const] : []),
            ...(question ? [[question, said ?? emptyPlaceholder] as const] : []),
          ]}
        />
      )}
      {form !== null && response !== null ? (
        <Text my="md">
          <Link to={adminQuestionnaireResponses(form, form_name ?? '')} search={{ tab: 'responses', response: String(response) }}>
            {say(w.seeResponse)}
          </Link>
        </Text>
      ) : null}
    </>
  )
}

function ActionForm({ action, onClose }: { action: ImprovementAction; onClose: () => void }) {
  const { say, zone } = useLanguage()
  const [isReopening, setReopening] = useState(false)
  const { id, label, owner, owner_name, due_at, result, status, version } = action
  const form = useRecordForm({
    schema: ActionChange,
    values: { label, owner: owner ?? undefined, due_on: due_at === null ? undefined : dayInZone(due_at, zone), result, version },
    save: (change) => changeAction(id, change),
    onSaved: () => {
      toast.success(w.saved)
      onClose()
    },
  })
  const finish = useAction({
    mutationFn: () => finishAction(id, { result: String(form.getValues('result') ?? '').trim() || null }),
    onSuccess: () => {
      toast.success(w.finished)
      form.reset(form.getValues())
      onClose()
    },
  })
  const isOpen = status === 'todo'
  return (
    <>
      <Form
        form={form}
        submit={labels.save}
        secondary={
          isOpen ? (
            <Button variant="default" loading={finish.isPending} onClick={() => finish.mutate()}>
              {say(w.finish)}
            </Button>
          ) : (
            <Button variant="default" aria-haspopup="dialog" onClick={() => setReopening(true)}>
              {say(w.reopen)}
            </Button>
          )
        }
      >
        <TextField name="label" label={w.label} maxLength={200} />
        <OwnerFields chosen={owner === null ? null : { id: owner, name: owner_name ?? '' }} disabled={!isOpen} />
        <TextareaField name="result" label={w.result} rows={3} />
      </Form>
      {isReopening ? <ReopenDialog action={action} onClose={() => setReopening(false)} onDone={onClose} /> : null}
    </>
  )
}
