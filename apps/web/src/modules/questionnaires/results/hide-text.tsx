import { labels } from '@kxo/domain/kernel/labels'
import { type HiddenAnswer, hidingEndpoints } from '@kxo/domain/questionnaires/hiding/hiding-contract'
import { hidingWords as w } from '@kxo/domain/questionnaires/hiding/hiding-words'
import { may } from '@kxo/domain/questionnaires/permissions'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { hideAnswer, showAnswer } from '../api.ts'

type Written = { form: number; response: number; question: string }

/** Hides what was written to a question, for a reason. */
export function HideText({ written, wording }: { written: Written; wording: string }) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const [isOpen, setOpen] = useState(false)
  if (!may.writePlan(actor)) return null
  return (
    <>
      <Button
        size="sm"
        variant="subtle"
        aria-haspopup="dialog"
        aria-label={say(w.hideOf, { question: wording })}
        onClick={() => setOpen(true)}
      >
        {say(w.hide)}
      </Button>
      {isOpen ? <HideDialog written={written} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function HideDialog({ written: { form: id, response, question }, onClose }: { written: Written; onClose: () => void }) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: hidingEndpoints.hideAnswer.body,
    values: { question, reason: '' },
    save: (body) => hideAnswer(id, response, body),
    onSaved: () => {
      toast.success(w.done)
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={w.hide}>
      <Form form={form} submit={w.hide}>
        <Text size="sm" c="dimmed">
          {say(w.hint)}
        </Text>
        <TextField name="reason" label={labels.reason} maxLength={300} />
      </Form>
    </Dialog>
  )
}

/** Why a text is not shown, and the way back. */
export function HiddenText({ written: { form, response, question }, hidden }: { written: Written; hidden: HiddenAnswer }) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const show = useAction({
    mutationFn: () => showAnswer(form, response, question),
    onSuccess: () => toast.success(w.shown),
  })
  const { reason, hidden_at, hidden_by_name } = hidden
  return (
    <>
      <Text component="span" c="dimmed" fs="italic" className="anywhere">
        {say(w.hidden, { name: hidden_by_name ?? emptyPlaceholder, at: hidden_at, reason })}
      </Text>
      {may.writePlan(actor) ? (
        <Button size="sm" variant="subtle" loading={show.isPending} onClick={() => show.mutate()}>
          {say(w.show)}
        </Button>
      ) : null}
    </>
  )
}
