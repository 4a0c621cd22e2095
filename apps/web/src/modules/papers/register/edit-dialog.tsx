import { documentKind, requestedKinds } from '@kxo/domain/documents/kind'
import { depositRestrictions, documentRestriction } from '@kxo/domain/documents/restriction'
import { handoutLevels } from '@kxo/domain/events/handouts/handouts-contract'
import { type PaperRow, papersContract } from '@kxo/domain/papers/contract'
import { papersWords as w } from '@kxo/domain/papers/words'
import { toast } from '../../../ui/feedback/toast.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { changeDocument } from '../api.ts'

/** What a document is, who sees it and when it expires. */
export function EditDialog({ row, onClose }: { row: PaperRow; onClose: () => void }) {
  const { say } = useLanguage()
  return (
    <Dialog opened onClose={onClose} title={say(w.editTitle, { name: row.name })}>
      <EditForm row={row} onClose={onClose} />
    </Dialog>
  )
}

function EditForm({ row: { id, name, kind, restriction, expires_on, user }, onClose }: { row: PaperRow; onClose: () => void }) {
  const kinds = documentKind.keys.filter((key) => key === kind || requestedKinds.some((one) => one === key))
  const levels = user === null ? handoutLevels : depositRestrictions
  const form = useRecordForm({
    schema: papersContract.change.body,
    values: { name, kind, restriction, expires_on },
    save: (body) => changeDocument(id, body),
    onSaved: () => {
      toast.success(w.saved)
      onClose()
    },
  })
  return (
    <Form form={form} submit={w.save}>
      <TextField name="name" label={w.name} />
      <SelectField name="kind" label={w.kind} options={optionsOf({ ...documentKind, keys: kinds })} />
      <SelectField name="restriction" label={w.visibility} options={optionsOf({ ...documentRestriction, keys: levels })} />
      <DateField name="expires_on" label={w.lastDay} help={w.lastDayHelp} />
    </Form>
  )
}
