import { adminContact } from '@kxo/domain/contacts/paths'
import { partnersContract } from '@kxo/domain/partners/contract'
import { adminPartner } from '@kxo/domain/partners/paths'
import { partnersWords as w } from '@kxo/domain/partners/words'
import * as z from 'zod/mini'
import { toast } from '../../ui/feedback/toast.ts'
import { LookupField } from '../../ui/fields/lookup-field.tsx'
import { Form, useRecordForm } from '../../ui/form/form.tsx'
import { useNavigateIfMounted } from '../../ui/navigation/navigate-if-mounted.ts'
import { PageTitle } from '../../ui/navigation/page-title.tsx'
import { NativeWordings } from '../fields/index.ts'
import { assignPartner } from './api.ts'
import { PartFields } from './part-fields.tsx'
import { useEventChoices } from './use-event-choices.ts'

const schema = z.object({
  event: z.int('required'),
  kind: partnersContract.addPartner.body.shape.kind,
  role_title: partnersContract.addPartner.body.shape.role_title,
  status: partnersContract.addPartner.body.shape.status,
  fee: partnersContract.addPartner.body.shape.fee,
})

/** A part given to a person, which begins a function or adds to it (`new`). */
export function NewFunction({ id, name }: { id: number; name: string }) {
  const goOn = useNavigateIfMounted()
  const form = useRecordForm({
    schema,
    values: { event: undefined as never, kind: 'provider', role_title: '', status: 'inProgress' }, // none is chosen yet
    save: ({ event, ...part }) => assignPartner(event, { ...part, user_id: id }),
    onSaved: async (_, { kind }) => {
      toast.success(w.added)
      await goOn(adminPartner(id, kind))
    },
  })
  return (
    <>
      <PageTitle above={[{ label: name, to: adminContact(id) }]}>{w.assign}</PageTitle>
      <NativeWordings of="Partner">
        <Form form={form} submit={w.save}>
          <LookupField name="event" label={w.event} required {...useEventChoices()} />
          <PartFields />
        </Form>
      </NativeWordings>
    </>
  )
}
