import { contactWords as w } from '@kxo/domain/contacts/words'
import * as z from 'zod/mini'
import { toast } from '../../../ui/feedback/toast.ts'
import { LookupField } from '../../../ui/fields/lookup-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { choicesOf } from '../api.ts'
import { runBulkAct } from '../bulk/bulk-api.ts'

/** Attaches to a company someone who is already here; where they were stays in their history. */
export function AttachDialog({ company, onClose }: { company: { id: number; name: string }; onClose: () => void }) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: z.object({ person: z.int('required') }),
    values: { person: undefined as never }, // none is chosen yet
    guards: false,
    save: ({ person }) => runBulkAct({ act: 'attach', ids: [person], company: company.id }),
    onSaved: async ({ changed, left }) => {
      if (changed > 0) toast.success(say(w.attachedTo, { company: company.name }))
      else toast.info(left[0]?.reason ?? say(w.attachedTo, { company: company.name }))
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={w.attachExisting} width={600}>
      <Form form={form} submit={w.attach}>
        <LookupField name="person" label={w.person} help={w.attachHelp} {...choicesOf('person')} />
      </Form>
    </Dialog>
  )
}
