import { billWords as w } from '@kxo/domain/billing/words'
import { formatRate } from '@kxo/domain/kernel/money'
import { vatRates, vatReason } from '@kxo/domain/kernel/vat'
import { Stack } from '@mantine/core'
import { useFieldArray, useWatch } from 'react-hook-form'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { LookupField } from '../../../ui/fields/lookup-field.tsx'
import { MoneyField, NumberField } from '../../../ui/fields/number-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { FormRow, type RecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { DiscountFields } from './discount-fields.tsx'
import { usePersonChoices } from './payer-fields.tsx'
import { newLine } from './typed-lines.ts'

type DraftLinesProps = {
  form: RecordForm
  /** Those the lines name so far; where they are not known, a line keeps its person as it was. */
  people?: readonly { id: number; full_name: string }[]
}

/** The lines of a draft, one under the other. */
export function DraftLines({ form, people }: DraftLinesProps) {
  const { say } = useLanguage()
  // The fields of a form are named at run time.
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' as never })
  const addLine = (): void => append(newLine as never) // of the same unnamed fields
  return (
    <Stack gap="md" miw={0}>
      {fields.map((field, index) => (
        <Panel component="fieldset" key={field.id} p={20} gap="md">
          <legend className="visually-hidden">{index + 1}</legend>
          <LineFields form={form} name={`lines.${index}`} people={people} />
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
        <Button size="sm" variant="default" onClick={addLine}>
          {say(w.addLine)}
        </Button>
      </div>
    </Stack>
  )
}

type LineFieldsProps = { form: RecordForm; name: string; people: DraftLinesProps['people'] }

function LineFields({ form, name, people }: LineFieldsProps) {
  const { locale } = useLanguage()
  const choices = usePersonChoices()
  const [rate, user] = useWatch({ control: form.control, name: [`${name}.vat`, `${name}.user`] })
  const person = people?.find(({ id }) => id === user)
  return (
    <>
      <TextField name={`${name}.name`} label={w.object} required maxLength={200} />
      <TextareaField name={`${name}.description`} label={w.lineDetails} required={false} maxLength={2000} />
      <FormRow>
        <NumberField name={`${name}.quantity`} label={w.quantity} required />
        <MoneyField name={`${name}.unit_price`} label={w.unitPrice} required />
        <SelectField
          name={`${name}.vat`}
          label={w.vatRate}
          options={vatRates.map((value) => ({ value, label: formatRate(value, locale) }))}
        />
      </FormRow>
      {rate === 0 ? (
        <SelectField
          name={`${name}.vat_reason`}
          label={w.vatReason}
          required
          options={vatReason.keys.map((value) => ({ value, label: vatReason.labelOf(value) }))}
        />
      ) : null}
      <FormRow>
        <DiscountFields form={form} at={`${name}.`} />
        <TextField name={`${name}.accounting`} label={w.accounting} required={false} maxLength={30} />
      </FormRow>
      {people ? (
        <LookupField
          name={`${name}.user`}
          label={w.linePerson}
          required={false}
          chosen={person ? { value: person.id, label: person.full_name } : null}
          {...choices}
        />
      ) : null}
    </>
  )
}
