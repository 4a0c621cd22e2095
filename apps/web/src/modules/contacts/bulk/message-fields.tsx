import { BulkMailFields } from '@kxo/domain/contacts/bulk/bulk-contract'
import { bulkWords as w } from '@kxo/domain/contacts/bulk/bulk-words'
import { useEffect } from 'react'
import type * as z from 'zod/mini'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'

export type BulkMessage = z.output<typeof BulkMailFields>
const never = async (): Promise<void> => {}

/** What is written to many people, told as it is typed; null until both are there. */
export function MessageFields({ onChange }: { onChange: (mail: BulkMessage | null) => void }) {
  const form = useRecordForm({ schema: BulkMailFields, values: { subject: '', message: '' }, save: never })
  const subject = String(form.watch('subject') ?? '').trim()
  const message = String(form.watch('message') ?? '').trim()
  useEffect(() => onChange(subject && message ? { subject, message } : null), [subject, message, onChange])
  return (
    <Form form={form}>
      <TextField name="subject" label={w.subject} maxLength={200} />
      <TextareaField name="message" label={w.message} rows={8} />
    </Form>
  )
}
