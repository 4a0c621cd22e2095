import { labels } from '@kxo/domain/kernel/labels'
import { type Resolution, votesContract } from '@kxo/domain/votes/contract'
import { majority } from '@kxo/domain/votes/majority'
import { votesWords as w } from '@kxo/domain/votes/words'
import { toast } from '../../../ui/feedback/toast.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { addResolution, changeResolution } from '../api.ts'

type ResolutionDialogProps = { event: number; resolution: Resolution | null; onClose: () => void }

/** What is put to the vote, and how. */
export function ResolutionDialog({ event, resolution, onClose }: ResolutionDialogProps) {
  const form = useRecordForm({
    schema: votesContract.changeResolution.body,
    values: {
      title: resolution?.title ?? '',
      body: resolution?.body ?? '',
      majority: resolution?.majority ?? 'simple',
      is_secret: resolution?.is_secret ?? false,
      version: resolution?.version ?? 0,
    } as const,
    save: async ({ version, ...body }) =>
      resolution ? await changeResolution(resolution.id, { ...body, version }) : await addResolution(event, body),
    onSaved: () => {
      toast.success(w.saved)
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={resolution ? w.editTitle : w.add} closeOnClickOutside={false}>
      <Form form={form} submit={labels.save}>
        <TextField name="title" label={w.resolutionTitle} maxLength={200} />
        <TextareaField name="body" label={w.body} rows={5} maxLength={5000} />
        <SelectField name="majority" label={w.majority} required options={optionsOf(majority)} />
        <CheckboxField name="is_secret" label={w.secret} help={w.secretHelp} />
      </Form>
    </Dialog>
  )
}
