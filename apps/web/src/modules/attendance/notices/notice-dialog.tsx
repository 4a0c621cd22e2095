import { type NoticeKind, ownReasons } from '@kxo/domain/attendance/notices/notice'
import { type AttendanceNotice, noticeBody } from '@kxo/domain/attendance/notices/notice-contract'
import { noticeWords as w } from '@kxo/domain/attendance/notices/notice-words'
import { attendanceWords } from '@kxo/domain/attendance/words'
import { paperUpload } from '@kxo/domain/documents/requests/own-papers-contract'
import { absenceReason } from '@kxo/domain/registrations/absences/absence-reason'
import { absenceReasonWords } from '@kxo/domain/registrations/absences/absence-reason-words'
import { FileInput, Text } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { toast } from '../../../ui/feedback/toast.ts'
import { sizeText } from '../../../ui/fields/file-field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, type RecordForm, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { uiWords } from '../../../ui/i18n/words.ts'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { attachProof, giveNotice } from './notices-api.ts'

type NoticeDialogProps = {
  registration: number
  /** Null for the whole event. */
  slot: number | null
  /** What may be said: of several, the person chooses. */
  kinds: readonly NoticeKind[]
  notice: AttendanceNotice | null
  /** Of what it is said. */
  about: string
  onClose: () => void
}

const kindOptions = [
  { value: 'late', label: w.late },
  { value: 'absent', label: w.absent },
]

/** A person says that they will be late or away, or why they were, with what proves it. */
export function NoticeDialog({ registration, slot, kinds, notice, about, onClose }: NoticeDialogProps) {
  const { say, locale } = useLanguage()
  const [file, setFile] = useState<File | null>(null)
  const isTooLarge = file !== null && file.size > paperUpload.maxBytes
  const mayChoose = kinds.length > 1
  const form = useRecordForm({
    schema: noticeBody,
    values: {
      slot,
      kind: notice && kinds.includes(notice.kind) ? notice.kind : (kinds[0] ?? 'absent'),
      minutes: notice?.minutes ?? null,
      absence_reason: notice?.absence_reason ?? null,
      reason: notice?.reason ?? '',
    },
    save: async (body) => {
      if (isTooLarge) return null
      const saved = await giveNotice(registration, { ...body, minutes: body.kind === 'late' ? body.minutes : null })
      return file ? attachProof(saved.id, file) : saved
    },
    onSaved: (saved) => {
      if (!saved) return
      toast.success(w.sent)
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={mayChoose ? w.tell : notice ? w.change : w.explain} closeOnClickOutside={false}>
      <Text mb="md">{about}</Text>
      <Form form={form} submit={w.send}>
        {mayChoose ? <SelectField name="kind" label={w.what} options={kindOptions} /> : null}
        <Minutes form={form} />
        <SelectField name="absence_reason" label={w.why} options={optionsOf({ ...absenceReason, keys: ownReasons })} />
        <TextareaField name="reason" label={absenceReasonWords.detail} help={w.detailHelp} />
        <FileInput
          label={say(w.proof)}
          description={say(w.proofHelp)}
          leftSection={<IconUpload size={16} />}
          accept={paperUpload.accept.join(',')}
          value={file}
          onChange={setFile}
          clearable
          error={isTooLarge ? say(uiWords.fileTooLarge, { size: sizeText(paperUpload.maxBytes, locale) }) : null}
          placeholder={notice?.has_proof ? say(w.hasProof) : undefined}
        />
        <Text size="sm" c="dimmed">
          {say(w.whoReads)}
        </Text>
      </Form>
    </Dialog>
  )
}

/** How late, asked of whoever will be. */
function Minutes({ form }: { form: RecordForm }) {
  const kind = useWatch({ control: form.control, name: 'kind' })
  return kind === 'late' ? <NumberField name="minutes" label={attendanceWords.minutes} /> : null
}
