import { checklistEdge } from '@kxo/domain/tasks/checklists/checklist'
import { type Checklist, checklistContract } from '@kxo/domain/tasks/checklists/checklist-contract'
import { checklistWords as w } from '@kxo/domain/tasks/checklists/checklist-words'
import { Stack } from '@mantine/core'
import { useFieldArray } from 'react-hook-form'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, FormRow, type RecordForm, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { saveChecklist } from './checklists-api.ts'

type ChecklistDialogProps = { list: Pick<Checklist, 'name' | 'items'> & Partial<Checklist>; onClose: () => void }
const newItem = { label: '', edge: 'start', days: -7 } as const

/** Writes a list of tasks. */
export function ChecklistDialog({ list: { id, name, items, version = 0 }, onClose }: ChecklistDialogProps) {
  const form = useRecordForm({
    schema: checklistContract.change.body,
    values: { name, items: items.length > 0 ? items : [newItem], version },
    save: ({ name, items }, read) => saveChecklist(id ?? null, { name, items }, read),
    onSaved: () => {
      toast.success(w.saved)
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={id === undefined ? w.add : w.edit} width={800}>
      <Form form={form} submit={w.save}>
        <TextField name="name" label={w.name} maxLength={120} />
        <Items form={form} />
      </Form>
    </Dialog>
  )
}

function Items({ form }: { form: RecordForm }) {
  const { say } = useLanguage()
  // The fields of a form are named at run time; a line's own key is not that of its fields.
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'items' as never, keyName: 'row' })
  return (
    <Stack gap="sm">
      {fields.map((field, index) => (
        <Panel component="fieldset" key={field.row} p="md" gap="sm">
          <legend className="visually-hidden">{index + 1}</legend>
          <TextField name={`items.${index}.label`} label={w.label} required maxLength={255} />
          <FormRow>
            <NumberField name={`items.${index}.days`} label={w.days} help={w.daysHelp} required />
            <SelectField
              name={`items.${index}.edge`}
              label={w.edge}
              options={checklistEdge.keys.map((value) => ({ value, label: checklistEdge.labelOf(value) }))}
            />
          </FormRow>
          {fields.length > 1 ? (
            <div>
              <Button size="sm" variant="subtle" onClick={() => remove(index)}>
                {say(w.removeLine, { n: index + 1 })}
              </Button>
            </div>
          ) : null}
        </Panel>
      ))}
      <div>
        <Button size="sm" variant="default" onClick={() => append(newItem as never) /* of the same unnamed fields */}>
          {say(w.addLine)}
        </Button>
      </div>
    </Stack>
  )
}
