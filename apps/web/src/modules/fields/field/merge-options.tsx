import type { FieldSheet } from '@kxo/domain/fields/contract'
import { fieldsWords as w } from '@kxo/domain/fields/words'
import { Group, Title } from '@mantine/core'
import { useState } from 'react'
import * as z from 'zod/mini'
import { Button } from '../../../ui/display/button.tsx'
import { Panel } from '../../../ui/display/panel.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Form, FormRow, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { mergeOptions } from '../api.ts'

const Pair = z.object({ from: z.string(), into: z.string() })
type Seen = { from: string; into: string; n: number }

/** Two options become one: how many answers move is told before. */
export function MergeOptions({ field }: { field: FieldSheet }) {
  const { say } = useLanguage()
  const [seen, setSeen] = useState<Seen | null>(null)
  const merge = (from: string, into: string, is_preview: boolean) =>
    mergeOptions(field.id, { version: field.version, from, into, is_preview })
  const form = useRecordForm({
    schema: Pair,
    guards: false,
    values: {},
    save: async ({ from, into }): Promise<Seen> => ({ from, into, n: (await merge(from, into, true)).answers_count }),
    onSaved: setSeen,
  })
  const options = field.options.map((option) => ({ value: option, label: option }))
  const confirmMerge = async ({ from, into }: Seen): Promise<void> => {
    await merge(from, into, false)
    toast.success(w.merged)
  }
  return (
    <Panel component="section" p="lg" gap="md">
      <Title order={2} mb="md" fz={18} fw={650}>
        {say(w.merge)}
      </Title>
      <Form form={form} submit={w.mergeSee}>
        <FormRow>
          <SelectField name="from" label={w.mergeFrom} options={options} />
          <SelectField name="into" label={w.mergeInto} options={options} />
        </FormRow>
      </Form>
      {seen ? (
        <Group gap="sm" justify="space-between" mt="md" role="status">
          <p>{say(w.mergePreview, seen)}</p>
          <Button variant="danger" onClick={() => void confirmMerge(seen).catch(toast.failure)}>
            {say(w.mergeDo)}
          </Button>
        </Group>
      ) : null}
    </Panel>
  )
}
