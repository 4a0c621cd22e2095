import { helpContract } from '@kxo/domain/help/contract'
import { noticeKind } from '@kxo/domain/help/status'
import { helpWords as w } from '@kxo/domain/help/words'
import { toast } from '../../../ui/feedback/toast.ts'
import { DateTimeField } from '../../../ui/fields/date-field.tsx'
import { LookupField } from '../../../ui/fields/lookup-field.tsx'
import { optionsOf } from '../../../ui/fields/options.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, FormRow, useRecordForm } from '../../../ui/form/form.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { announce, findTenants, supportKey } from '../api.ts'

/** A maintenance or an incident, told to every tenant or to one. */
export function AnnounceDialog({ onClose }: { onClose: () => void }) {
  const form = useRecordForm({
    schema: helpContract.announce.body,
    values: { kind: 'maintenance', starts_at: null, ends_at: null, tenant: null, message_fr: '', message_en: '' },
    save: (body) => announce(body),
    onSaved: async () => {
      toast.success(w.announceDone)
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={w.announceTitle} width={600}>
      <Form form={form} submit={w.announce}>
        <FormRow>
          <SelectField name="kind" label={w.kind} options={optionsOf(noticeKind)} />
          <LookupField
            name="tenant"
            label={w.concerned}
            help={w.concernedHelp}
            queryKey={[...supportKey, 'tenants']}
            find={findTenants}
            chosen={null}
          />
        </FormRow>
        <FormRow>
          <DateTimeField name="starts_at" label={w.begins} />
          <DateTimeField name="ends_at" label={w.ends} />
        </FormRow>
        <TextareaField name="message_fr" label={w.messageFr} />
        <TextareaField name="message_en" label={w.messageEn} />
      </Form>
    </Dialog>
  )
}
