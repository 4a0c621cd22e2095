import { pricingContract } from '@kxo/domain/pricing/contract'
import { pricingWords as w } from '@kxo/domain/pricing/words'
import { Text } from '@mantine/core'
import { LookupField } from '../../ui/fields/lookup-field.tsx'
import { Form, useRecordForm } from '../../ui/form/form.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { useEventChoices } from '../partners/index.ts'
import { copyPrices } from './api.ts'

/** Takes up the prices of another event. */
export function CopyPricesForm({ event_id, onSaved }: { event_id: number; onSaved: () => void }) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: pricingContract.copyPrices.body,
    values: {},
    save: ({ from }) => copyPrices(event_id, from),
    onSaved,
  })
  return (
    <Form form={form} submit={w.copy}>
      <LookupField name="from" label={w.copyFrom} required {...useEventChoices()} />
      <Text c="dimmed" fz="sm">
        {say(w.copyHelp)}
      </Text>
    </Form>
  )
}
