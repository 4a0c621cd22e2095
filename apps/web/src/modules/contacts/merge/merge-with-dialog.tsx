import { mergeWords as m } from '@kxo/domain/contacts/merge/merge-words'
import { useState } from 'react'
import * as z from 'zod/mini'
import { LookupField } from '../../../ui/fields/lookup-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { choicesOf } from '../api.ts'
import { MergeDialog } from './merge-dialog.tsx'

/** Merges the record on screen with another one, chosen first. */
export default function MergeWithDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const [other, setOther] = useState<number | null>(null)
  const form = useRecordForm({
    schema: z.object({ person: z.int('required').check(z.refine((person) => person !== id, 'wrongFormat')) }),
    values: { person: undefined as never }, // none is chosen yet
    guards: false,
    save: async ({ person }) => setOther(person),
  })
  if (other !== null) return <MergeDialog ids={[id, other]} onClose={onClose} />
  return (
    <Dialog opened onClose={onClose} title={m.mergeWith} width={600}>
      <Form form={form} submit={m.compare}>
        <LookupField name="person" label={m.other} required {...choicesOf('person')} />
      </Form>
    </Dialog>
  )
}
