import { eventFormsContract as contract, type EventForm } from '@kxo/domain/events/forms/event-forms-contract'
import { eventFormsWords as w } from '@kxo/domain/events/forms/event-forms-words'
import { besideNatures, formStage, usualStage } from '@kxo/domain/events/forms/form-stage'
import { type FormNature, formNature } from '@kxo/domain/forms/nature'
import { adminFormNew } from '@kxo/domain/forms/paths'
import { Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '../../../platform/api-client.ts'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Form, type RecordForm, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { publishedFormsQuery } from '../../forms/index.ts'

type EventFormFieldsProps = {
  event_id: number
  form: EventForm | null
  /** Forms the event asks already. */
  asked: readonly number[]
  only?: FormNature
  onSaved: () => void
}

const stages = optionsOf(formStage)

/** When a form is asked of whoever registers, and by when it is due. */
export const EventFormFields = bounded(
  function EventFormFields({ event_id, form: edited, asked, only, onSaved }: EventFormFieldsProps) {
    const { say } = useLanguage()
    const { data } = useSuspenseQuery(publishedFormsQuery())
    const offered = data.results.filter(
      ({ id, nature }) => besideNatures.includes(nature) && !asked.includes(id) && (only === undefined || nature === only),
    )
    const form = useRecordForm({
      schema: edited ? contract.changeRequestedForm.body : contract.askForm.body,
      values: edited ?? { stage: usualStage(only ?? 'information'), is_required: true, holds_confirmation: false },
      save: (body) =>
        edited
          ? call(contract.changeRequestedForm, { params: { id: event_id, asked: edited.id }, body })
          : call(contract.askForm, { params: { id: event_id }, body: body as typeof contract.askForm.body._zod.output }),
      onSaved: () => {
        toast.success(edited ? w.saved : w.asked)
        onSaved()
      },
    })
    return (
      <Form form={form} submit={w.save}>
        {edited ? null : (
          <div>
            <SelectField
              name="form"
              label={w.form}
              help={w.formHelp}
              placeholder={w.choose}
              options={offered.map(({ id, name, nature }) => ({ value: id, label: `${name} · ${say(formNature.labelOf(nature))}` }))}
              required
            />
            <Text size="sm" mt={4}>
              <Link to={adminFormNew()} target="_blank">
                {say(w.write)}
              </Link>
            </Text>
            <UsualStage form={form} natures={new Map(offered.map(({ id, nature }) => [id, nature]))} />
          </div>
        )}
        <SelectField name="stage" label={w.stage} options={stages} required />
        <CheckboxField name="is_required" label={w.isRequired} help={w.isRequiredHelp} />
        <WhenAccepted form={form} />
      </Form>
    )
  },
  { lines: 4 },
)

/** A form chosen proposes the moment usual for its nature. */
function UsualStage({ form, natures }: { form: RecordForm; natures: ReadonlyMap<number, FormNature> }) {
  const chosen = useWatch({ control: form.control, name: 'form' })
  const nature = typeof chosen === 'number' ? natures.get(chosen) : undefined
  useEffect(() => {
    if (nature) form.setValue('stage', usualStage(nature))
  }, [form, nature])
  return null
}

/** What only a form asked once accepted can be. */
function WhenAccepted({ form }: { form: RecordForm }) {
  const [stage, isRequired] = useWatch({ control: form.control, name: ['stage', 'is_required'] })
  if (stage !== 'accepted') return null
  return (
    <>
      {isRequired ? <CheckboxField name="holds_confirmation" label={w.holds} help={w.holdsHelp} /> : null}
      <NumberField name="due_days" label={w.dueDays} help={w.dueDaysHelp} />
    </>
  )
}
