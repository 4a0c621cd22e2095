import { addDays, dayInZone } from '@kxo/domain/kernel/dates'
import { ActionReopening, type ImprovementAction } from '@kxo/domain/questionnaires/plan/action-contract'
import { planWords as w } from '@kxo/domain/questionnaires/plan/plan-words'
import { useState } from 'react'
import { toast } from '../../../ui/feedback/toast.ts'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { reopenAction } from '../api.ts'
import { OwnerFields } from './owner-fields.tsx'

/** Days an action taken up again has, unless somebody says otherwise. */
const usualDays = 15

type ReopenDialogProps = { action: ImprovementAction; onClose: () => void; onDone: () => void }

/** Takes a closed action up again: who does it, and by when. */
export function ReopenDialog({ action: { id, owner, owner_name }, onClose, onDone }: ReopenDialogProps) {
  const { zone } = useLanguage()
  const [due] = useState(() => addDays(dayInZone(new Date(), zone), usualDays))
  const form = useRecordForm({
    schema: ActionReopening,
    values: { owner: owner ?? undefined, due_on: due },
    save: (reopening) => reopenAction(id, reopening),
    onSaved: () => {
      toast.success(w.reopened)
      onDone()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={w.reopen}>
      <Form form={form} submit={w.reopen}>
        <OwnerFields chosen={owner === null ? null : { id: owner, name: owner_name ?? '' }} />
      </Form>
    </Dialog>
  )
}
