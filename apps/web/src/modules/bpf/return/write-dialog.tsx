import { bpfContract, type TrainingReturn } from '@kxo/domain/bpf/contract'
import { may } from '@kxo/domain/bpf/permissions'
import { returnWords as w } from '@kxo/domain/bpf/return-legal'
import { labels } from '@kxo/domain/kernel/labels'
import { requiredText } from '@kxo/domain/kernel/validation'
import { wire } from '@kxo/domain/kernel/wire'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { MoneyField } from '../../../ui/fields/number-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, FormRow, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { writeReturn } from '../api.ts'

const { shape } = bpfContract.write.body
/** What is typed of a return, a part at a time; what the endpoint lets out is asked for where it must be said. */
const schemas = {
  deadline: z.object({ deadline: wire.day }),
  charges: z.object({ charges: shape.charges, trainer_wages: shape.trainer_wages, training_purchases: shape.training_purchases }),
  signatory: z.object({ signatory: requiredText(120), signatory_title: shape.signatory_title, phone: shape.phone, mail: shape.mail }),
}
export type WrittenPart = keyof typeof schemas
const titles = { deadline: w.deadline, charges: w.frameD, signatory: w.frameH }

type PartProps = { declared: TrainingReturn; part: WrittenPart }

/** Changes a part of a return, while it is not frozen. */
export function EditAct({ declared, part }: PartProps) {
  const { actor } = useViewer()
  const { say } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  if (declared.frozen_at !== null || !may.writeReturn(actor)) return null
  const isFirst = part === 'charges' && declared.charges === null
  const label = say(isFirst ? w.writeCharges : labels.edit)
  return (
    <>
      <Button
        variant={isFirst ? 'default' : 'subtle'}
        size="sm"
        aria-haspopup="dialog"
        {...(!isFirst && { 'aria-label': `${label}, ${say(titles[part])}` })}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen ? <WriteDialog declared={declared} part={part} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function WriteDialog({ declared, part, onClose }: PartProps & { onClose: () => void }) {
  const { deadline, charges, trainer_wages, training_purchases, signatory, signatory_title, phone, mail } = declared
  const values = {
    deadline: { deadline },
    charges: { charges, trainer_wages, training_purchases },
    signatory: { signatory, signatory_title, phone, mail },
  }
  const form = useRecordForm({
    schema: schemas[part],
    values: values[part],
    // A text that is emptied is sent empty: left out, it would stay as it was.
    save: (body) =>
      writeReturn(declared, 'signatory' in body ? { ...body, signatory_title: body.signatory_title ?? '', phone: body.phone ?? '' } : body),
    onSaved: () => {
      toast.success(w.written)
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={titles[part]}>
      <Form form={form} submit={labels.save}>
        {fields[part]}
      </Form>
    </Dialog>
  )
}

const fields = {
  deadline: <DateField name="deadline" label={w.deadline} />,
  charges: (
    <>
      <MoneyField name="charges" label={w.charges} />
      <MoneyField name="trainer_wages" label={w.trainerWages} />
      <MoneyField name="training_purchases" label={w.trainingPurchases} />
    </>
  ),
  signatory: (
    <>
      <FormRow>
        <TextField name="signatory" label={w.signatory} />
        <TextField name="signatory_title" label={w.signatoryTitle} />
      </FormRow>
      <FormRow>
        <TextField name="phone" label={labels.phone} type="tel" />
        <TextField name="mail" label={labels.emailAddress} type="email" />
      </FormRow>
    </>
  ),
}
