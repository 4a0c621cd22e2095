import { type Product, productsContract } from '@kxo/domain/products/contract'
import { productKind } from '@kxo/domain/products/kind'
import { productWords as w } from '@kxo/domain/products/words'
import { useViewer } from '../../platform/viewer.ts'
import { NumberField } from '../../ui/fields/number-field.tsx'
import { optionsOf } from '../../ui/fields/options.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Form, FormRow, useRecordForm } from '../../ui/form/form.tsx'
import { changeProduct, createProduct } from './api.ts'
import { checkedReason, SoldFields } from './sold-fields.tsx'

/** A product, written once and offered at many events. */
export function ProductForm({ product, onSaved }: { product: Partial<Product>; onSaved: () => void }) {
  const { id } = product
  const { tenant } = useViewer()
  const form = useRecordForm({
    schema: productsContract.create.body,
    values: { kind: 'service', vat_rate: 2000, is_with_tax: false, max_per_person: 1, answers: [], ...product } as never, // a copy has no number yet
    save: (body, version) =>
      id === undefined ? createProduct(checkedReason(body)) : changeProduct(id, { ...checkedReason(body), version }),
    onSaved,
  })
  return (
    <Form form={form} submit={w.save}>
      <FormRow>
        <TextField name="name" label={w.name} />
        <SelectField name="kind" label={w.kind} options={optionsOf(productKind)} required />
      </FormRow>
      <FormRow>
        <TextField name="code" label={w.code} />
        <TextField name="family" label={w.family} />
      </FormRow>
      {tenant.params.is_recruiting_platform ? <NumberField name="boost_days" label={w.boostDays} help={w.boostDaysHelp} /> : null}
      <SoldFields form={form} />
    </Form>
  )
}
