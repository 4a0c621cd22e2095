import { attendanceContract } from '@kxo/domain/attendance/contract'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { markAbsent, markLate, regularise } from '../api.ts'

export type MarkKind = 'absent' | 'late' | 'regularise'
type MarkDialogProps = {
  kind: MarkKind
  slot: number
  registration: number
  minutes: number
  name: string
  when: string
  onClose: () => void
}

const kinds = {
  absent: { title: w.markAbsent, schema: attendanceContract.markAbsent.body, save: markAbsent },
  regularise: { title: w.regularise, schema: attendanceContract.regularise.body, save: regularise },
} as const

/** Records what was seen of one person in one half-day. */
export function MarkDialog({ kind, ...rest }: MarkDialogProps) {
  return kind === 'late' ? <LateDialog {...rest} /> : <ReasonDialog kind={kind} {...rest} />
}

function useSaved(onClose: () => void) {
  return async () => {
    onClose()
  }
}

function ReasonDialog({
  kind,
  slot,
  registration,
  name,
  when,
  onClose,
}: Omit<MarkDialogProps, 'kind'> & { kind: 'absent' | 'regularise' }) {
  const saved = useSaved(onClose)
  const { title, schema, save } = kinds[kind]
  const form = useRecordForm({
    schema: schema as typeof attendanceContract.regularise.body,
    values: { registration, reason: '' },
    save: (values) => save({ slot, ...values }),
    onSaved: saved,
  })
  return (
    <Dialog opened onClose={onClose} title={title}>
      <p>
        {name} · {when}
      </p>
      <Form form={form} submit={w.save}>
        <TextareaField name="reason" label={w.reason} />
      </Form>
    </Dialog>
  )
}

function LateDialog({ slot, registration, minutes, name, when, onClose }: Omit<MarkDialogProps, 'kind'>) {
  const saved = useSaved(onClose)
  const form = useRecordForm({
    schema: attendanceContract.markLate.body,
    values: { registration, minutes, reason: '' },
    save: (values) => markLate({ slot, ...values }),
    onSaved: saved,
  })
  return (
    <Dialog opened onClose={onClose} title={w.markLate}>
      <p>
        {name} · {when}
      </p>
      <Form form={form} submit={w.save}>
        <NumberField name="minutes" label={w.minutes} />
        <TextareaField name="reason" label={w.reason} />
      </Form>
    </Dialog>
  )
}
