import { addDays, dayInZone } from '@kxo/domain/kernel/dates'
import { labels } from '@kxo/domain/kernel/labels'
import { ActionDraft } from '@kxo/domain/questionnaires/plan/action-contract'
import { type ImprovementKind, improvementKind } from '@kxo/domain/questionnaires/plan/kind'
import { planWords as w } from '@kxo/domain/questionnaires/plan/plan-words'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { addAction } from '../api.ts'
import { OwnerFields } from './owner-fields.tsx'

/** What an action is about: a questionnaire, one of its questions, what one person answered to it. */
export type ActionSubject = { form?: number; response?: number; question?: string; asked?: string; said?: string }
export type NewKind = Exclude<ImprovementKind, 'alert'>

/** Days an action has, unless somebody says otherwise. */
const usualDays = 15

type NewActionDialogProps = { kind: NewKind; about: ActionSubject; onClose: () => void }

/** Decides an action, by itself or of what was answered. */
export function NewActionDialog({ kind, about, onClose }: NewActionDialogProps) {
  const { say, zone } = useLanguage()
  const { user } = useViewer()
  const { form: questionnaire, response, question, asked, said } = about
  const [due] = useState(() => addDays(dayInZone(new Date(), zone), usualDays))
  const isComplaint = kind === 'complaint'
  const form = useRecordForm({
    schema: ActionDraft,
    values: { kind, form: questionnaire, response, question, label: '', owner: user?.id, due_on: isComplaint ? undefined : due },
    save: (draft) => addAction(draft),
    onSaved: () => {
      toast.success(isComplaint ? w.complaintSaved : w.saved)
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={asked === undefined ? w.add : improvementKind.labelOf(kind)}>
      <Form form={form} submit={labels.save}>
        {asked === undefined ? null : (
          <div>
            <Text size="sm" c="dimmed" className="anywhere">
              {asked}
            </Text>
            <Text className="anywhere" style={{ whiteSpace: 'pre-wrap' }}>
              {said}
            </Text>
          </div>
        )}
        <TextField name="label" label={isComplaint ? labels.subject : w.label} maxLength={isComplaint ? 120 : 200} />
        <OwnerFields isDated={!isComplaint} chosen={user ? { id: user.id, name: `${user.first_name} ${user.last_name}` } : null} />
        {isComplaint ? null : (
          <Text size="sm" c="dimmed">
            {say(w.ownerHint)}
          </Text>
        )}
      </Form>
    </Dialog>
  )
}
