import { documentRestriction } from '@kxo/domain/documents/restriction'
import { type GuideLine, guideCategories, guideContract, guideUpload } from '@kxo/domain/help/guide-contract'
import { guideWords as w } from '@kxo/domain/help/guide-words'
import { useState } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { FileField, type UploadedFile } from '../../../ui/fields/file-field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { RichTextField } from '../../../ui/fields/rich-text-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, FormRow, useRecordForm } from '../../../ui/form/form.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { addGuide, changeGuide, sendGuideFile } from './guide-api.ts'

const names = { guide: w.categoryGuide, help: w.categoryHelp }
const levels = ['public', 'restrictedAdmins', 'admins'] as const

/** Writes a guide of the tenant: a text, a file, or both. */
export function GuideDialog({ guide, onClose }: { guide: GuideLine | null; onClose: () => void }) {
  const { actor } = useViewer()
  const [file, setFile] = useState<UploadedFile | null>(guide?.file ? { id: guide.file, name: guide.file_name ?? '' } : null)
  const form = useRecordForm({
    schema: guideContract.addGuide.body,
    values: guide ?? { category: 'guide', title: '', body: null, restriction: 'restrictedAdmins', rank: 0 },
    save: ({ category, title, body, restriction, rank }, version) => {
      const fields = { category, title, body: body ?? null, file: file?.id ?? null, restriction, rank }
      return guide ? changeGuide(guide.id, { ...fields, version }) : addGuide(fields)
    },
    onSaved: async () => {
      toast.success(w.guideSaved)
      onClose()
    },
  })
  const shown = levels.filter((level) => level !== 'admins' || actor.restriction === 'none')
  return (
    <Dialog opened onClose={onClose} title={guide ? w.editGuide : w.addGuide} width={800}>
      <Form form={form} submit={w.save}>
        <TextField name="title" label={w.title} />
        <FormRow>
          <SelectField name="category" label={w.category} options={guideCategories.map((value) => ({ value, label: names[value] }))} />
          <SelectField
            name="restriction"
            label={w.visibleTo}
            options={shown.map((value) => ({ value, label: documentRestriction.labelOf(value) }))}
          />
          <NumberField name="rank" label={w.rank} />
        </FormRow>
        <RichTextField name="body" label={w.text} />
        <FileField
          label={w.file}
          accept={guideUpload.accept}
          maxBytes={guideUpload.maxBytes}
          value={file}
          onChange={setFile}
          upload={(chosen, transfer) => sendGuideFile(chosen, transfer)}
        />
      </Form>
    </Dialog>
  )
}
