import type { AttemptDetail } from '@kxo/domain/quizzes/attempts-contract'
import { quizzesContract as contract } from '@kxo/domain/quizzes/contract'
import { quizzesWords as w } from '@kxo/domain/quizzes/words'
import { useState } from 'react'
import { Button } from '../../../ui/display/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { Form, FormRow, FormSection, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { grantAllowance } from '../api.ts'

type AllowanceFormProps = { quiz: number; attempt: number; allowance: AttemptDetail['allowance'] }

/** Another attempt, or more time, for whoever made this one. */
export function AllowanceForm(props: AllowanceFormProps) {
  const { say } = useLanguage()
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <Fields {...props} onDone={() => setOpen(false)} />
  return (
    <div>
      <Button variant="default" onClick={() => setOpen(true)}>
        {say(w.grant)}
      </Button>
    </div>
  )
}

function Fields({ quiz, attempt, allowance, onDone }: AllowanceFormProps & { onDone: () => void }) {
  const form = useRecordForm({
    schema: contract.grant.body,
    values: allowance,
    save: (body) => grantAllowance(quiz, attempt, body),
    onSaved: () => {
      toast.success(w.granted)
      onDone()
    },
  })
  return (
    <Form form={form} submit={w.grant}>
      <FormSection title={w.grant}>
        <FormRow>
          <NumberField name="extra_attempts" label={w.extraAttempts} required />
          <NumberField name="extra_time" label={w.extraTime} help={w.extraTimeHelp} required />
        </FormRow>
      </FormSection>
    </Form>
  )
}
