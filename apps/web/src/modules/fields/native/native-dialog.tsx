import { fieldLayoutWords as l } from '@kxo/domain/fields/layout/layout-words'
import type { Morph } from '@kxo/domain/fields/morph'
import type { NativeField } from '@kxo/domain/fields/native/native-fields'
import { adjustingOf, type NativeWording, type Visibility, visibilities } from '@kxo/domain/fields/native/native-wording'
import { fieldsWords as w } from '@kxo/domain/fields/words'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import * as z from 'zod/mini'
import { toast } from '../../../ui/feedback/toast.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, FormRow, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { changeNative } from '../api.ts'

const audiences: Record<Visibility, Sentence> = {
  everyone: l.audienceAll,
  administrators: l.audienceAdmins,
  nobody: l.audienceNobody,
}
const asProduct = { label: '', label_en: '', help: '', help_en: '', is_required: false, visibility: 'everyone' as const }

const line = (max: number) => z.optional(z.string().check(z.maxLength(max, 'tooLong')))
const Written = z.object({
  label: line(120),
  label_en: line(120),
  help: line(300),
  help_en: line(300),
  is_required: z.optional(z.boolean()),
  visibility: z.optional(z.enum(visibilities)),
})
const filled = (written: z.output<typeof Written>) => Object.fromEntries(Object.entries(written).filter(([, value]) => value !== undefined))

type NativeDialogProps = { morph: Morph; field: NativeField; said: NativeWording | null; onClose: () => void }

/** What the tenant says of a field its records have from the start. */
export function NativeDialog({ morph, field, said, onClose }: NativeDialogProps) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: Written,
    values: said ?? asProduct,
    save: (written, version: number | undefined) => changeNative(morph, field.name, version ?? 0, { ...asProduct, ...filled(written) }),
    onSaved: async () => {
      toast.success(say(w.changed, { label: say(field.label) }))
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={say(l.editNative, { label: say(field.label) })} width={600}>
      <Form form={form} submit={w.save}>
        <FormRow>
          <TextField name="label" label={w.labelFr} help={say(l.asProduct, { label: say(field.label) })} maxLength={120} />
          <TextField name="label_en" label={w.labelEn} maxLength={120} />
        </FormRow>
        <FormRow>
          <TextField name="help" label={w.helpFr} maxLength={300} />
          <TextField name="help_en" label={w.helpEn} maxLength={300} />
        </FormRow>
        {adjustingOf(morph, field.name) === 'all' ? (
          <>
            <CheckboxField name="is_required" label={w.isRequired} />
            <SelectField
              name="visibility"
              label={l.audience}
              help={l.audienceHelp}
              options={visibilities.map((value) => ({ value, label: audiences[value] }))}
              required
            />
          </>
        ) : (
          <p>{say(l.nativeNeeded)}</p>
        )}
      </Form>
    </Dialog>
  )
}
