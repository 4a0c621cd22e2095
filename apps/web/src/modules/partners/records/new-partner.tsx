import { contactsContract } from '@kxo/domain/contacts/contract'
import { partnerKind } from '@kxo/domain/partners/kind'
import { type PartnerRecord, partnerRecordsContract } from '@kxo/domain/partners/records/record-contract'
import { partnerRecordWords as w } from '@kxo/domain/partners/records/record-words'
import { call } from '../../../platform/api-client.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { LookupField } from '../../../ui/fields/lookup-field.tsx'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { createRecord } from './records-api.ts'

/** Makes a contact a partner of one kind. */
export function NewPartner({ onSaved }: { onSaved: (record: PartnerRecord) => void }) {
  const { tenant } = useViewer()
  const form = useRecordForm({
    schema: partnerRecordsContract.create.body,
    values: { user_id: undefined as never, kind: 'provider' }, // none is chosen yet
    save: createRecord,
    onSaved: (record) => {
      toast.success(w.created)
      onSaved(record)
    },
  })
  return (
    <Form form={form} submit={w.save}>
      <LookupField
        name="user_id"
        label={w.contact}
        required
        queryKey={['users', tenant.name, 'partner choices']}
        find={async (q, signal) => {
          const { results } = await call(contactsContract.list, { query: { page: 1, page_size: 10, ...(q ? { q } : {}) } }, { signal })
          return results.map(({ id, first_name, last_name, mail }) => ({ value: id, label: `${first_name} ${last_name} · ${mail}` }))
        }}
      />
      <SelectField name="kind" label={w.kind} options={optionsOf(partnerKind)} />
    </Form>
  )
}
