import { attendanceContract } from '@kxo/domain/attendance/contract'
import { attendanceWords as w } from '@kxo/domain/attendance/words'
import type { AbsenceReason } from '@kxo/domain/registrations/absences/absence-reason'
import { Text } from '@mantine/core'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { AbsenceFields } from '../../registrations/index.ts'
import { markAbsent, markLate, regularise } from '../api.ts'

export type MarkKind = 'absent' | 'late' | 'regularise'
type MarkDialogProps = {
  kind: MarkKind
  slot: number
  registration: number
  minutes: number
  /** What the person said before. */
  absence_reason: AbsenceReason | null
  name: string
  when: string
  onClose: () => void
}

/** Records what was seen of one person in one half-day. */
export function MarkDialog({ kind, ...rest }: MarkDialogProps) {
  if (kind === 'late') return <LateDialog {...rest} />
  return kind === 'absent' ? <AbsentDialog {...rest} /> : <RegulariseDialog {...rest} />
}

function useSaved(onClose: () => void) {
  return async () => {
    onClose()
  }
}

type OneDialogProps = Omit<MarkDialogProps, 'kind' | 'minutes'>

function AbsentDialog({ slot, registration, absence_reason, name, when, onClose }: OneDialogProps) {
  const form = useRecordForm({
    schema: attendanceContract.markAbsent.body,
    values: { registration, absence_reason, reason: '' },
    save: (values) => markAbsent({ slot, ...values }),
    onSaved: useSaved(onClose),
  })
  return (
    <Dialog opened onClose={onClose} title={w.markAbsent}>
      <Text mb="md">
        {name} · {when}
      </Text>
      <Form form={form} submit={w.save}>
        <AbsenceFields />
      </Form>
    </Dialog>
  )
}

function RegulariseDialog({ slot, registration, name, when, onClose }: OneDialogProps) {
  const form = useRecordForm({
    schema: attendanceContract.regularise.body,
    values: { registration, reason: '' },
    save: (values) => regularise({ slot, ...values }),
    onSaved: useSaved(onClose),
  })
  return (
    <Dialog opened onClose={onClose} title={w.regularise}>
      <Text mb="md">
        {name} · {when}
      </Text>
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
      <Text mb="md">
        {name} · {when}
      </Text>
      <Form form={form} submit={w.save}>
        <NumberField name="minutes" label={w.minutes} />
        <TextareaField name="reason" label={w.reason} />
      </Form>
    </Dialog>
  )
}
