import type { Output } from '@kxo/domain/kernel/contract'
import { featureWords } from '@kxo/domain/tenants/feature-words'
import { offeredFeatures } from '@kxo/domain/tenants/features'
import { tenantSheetsContract as contract } from '@kxo/domain/tenants/settings/settings-contract'
import { settingsWords as w } from '@kxo/domain/tenants/words'
import { CheckboxGroupField } from '../../../ui/fields/checkbox-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { saveSheet, sheetQuery, useSettled, type Where } from '../settings/settings-api.ts'
import { SheetFrame } from './sheet-frame.tsx'

export default function FeaturesSheet({ where }: { where: Where }) {
  return (
    <SheetFrame tab="features" of={sheetQuery(where, 'features')}>
      {(data, locked) => <FeaturesForm where={where} data={data} locked={locked} />}
    </SheetFrame>
  )
}

function FeaturesForm({ where, data, locked }: { where: Where; data: Output<typeof contract.features>; locked: boolean }) {
  const settled = useSettled()
  const form = useRecordForm({
    schema: contract.saveFeatures.body,
    values: { version: data.version, features: data.features },
    save: (body) => saveSheet(where, 'saveFeatures', body),
    onSaved: settled,
  })
  return (
    <Form form={form} {...(locked ? {} : { submit: w.save })}>
      <CheckboxGroupField
        name="features"
        label={w.features}
        disabled={locked}
        options={offeredFeatures.map((value) => ({ value, ...featureWords[value] }))}
      />
    </Form>
  )
}
