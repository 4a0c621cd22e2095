import { partnerKind } from '@kxo/domain/partners/kind'
import { partnerStatus } from '@kxo/domain/partners/status'
import { partnersWords as w } from '@kxo/domain/partners/words'
import { MoneyField } from '../../ui/fields/number-field.tsx'
import { optionsOf } from '../../ui/fields/options.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { FormRow } from '../../ui/form/form.tsx'

/** What someone does in an event, how sure it is, and under which title. */
export function PartFields() {
  return (
    <>
      <FormRow>
        <SelectField name="kind" label={w.kind} options={optionsOf(partnerKind)} />
        <SelectField
          name="status"
          label={w.status}
          options={optionsOf(partnerStatus).filter(({ value }) => value !== 'deleted')}
          required
        />
      </FormRow>
      <FormRow>
        <TextField name="role_title" label={w.role} help={w.roleHelp} />
        <MoneyField name="fee" label={w.fee} />
      </FormRow>
    </>
  )
}
