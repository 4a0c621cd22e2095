import { billWords as w } from '@kxo/domain/billing/words'
import { formatRate } from '@kxo/domain/kernel/money'
import { vatRates, vatReason } from '@kxo/domain/kernel/vat'
import { Stack } from '@mantine/core'
import { useFieldArray, useWatch } from 'react-hook-form'
import { Button } from '../../ui/display/button.tsx'
import { Panel } from '../../ui/display/panel.tsx'
import { MoneyField, NumberField } from '../../ui/fields/number-field.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { FormRow, type RecordForm } from '../../ui/form/form.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'

export const newLine = { name: '', quantity: 1, unit_price: null, vat: 2000, vat_reason: null }

/** The lines of a draft, one under the other. */
export function DraftLines({ form }: { form: RecordForm }) {
  const { say } = useLanguage()
  // The fields of a form are named at run time.
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'lines' as never })
  const addLine = (): void => append(newLine as never) // of the same unnamed fields
  return (
    <Stack gap="md" miw={0}>
      {fields.map((field, index) => (
        <Panel component="fieldset" key={field.id} p={20} gap="md">
          <legend className="visually-hidden">{index + 1}</legend>
          <LineFields form={form} name={`lines.${index}`} />
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

function LineFields({ form, name }: { form: RecordForm; name: string }) {
  const { locale } = useLanguage()
  const rate = useWatch({ control: form.control, name: `${name}.vat` })
  return (
    <>
      <TextField name={`${name}.name`} label={w.object} required maxLength={200} />
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
    </>
  )
}
