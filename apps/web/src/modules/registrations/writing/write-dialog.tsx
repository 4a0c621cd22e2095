import type { EventRecord } from '@kxo/domain/events/contract'
import { messageContract as contract } from '@kxo/domain/registrations/message-contract'
import { messageWords as w } from '@kxo/domain/registrations/message-words'
import { type RegistrationStatus, registrationStatus } from '@kxo/domain/registrations/status'
import { MultiSelect, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { Button } from '../../../ui/display/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'

const written: readonly RegistrationStatus[] = registrationStatus.keys.filter((status) => status !== 'cancelled')
const usual: readonly RegistrationStatus[] = ['registered', 'present', 'signedIn']

/** Writes to those registered for an event: at which statuses, how many that makes, then the message. */
export default function WriteDialog({ event, onClose }: { event: EventRecord; onClose: () => void }) {
  const { say } = useLanguage()
  const [status, setStatus] = useState<readonly RegistrationStatus[]>(usual)
  const reach = useQuery({
    ...apiQuery(contract.recipients, { params: { id: event.id }, query: { status: [...status] } }),
    enabled: status.length > 0,
  })
  const recipients = status.length === 0 ? 0 : reach.data?.recipients
  const form = useRecordForm({
    schema: contract.write.body,
    values: { subject: '', message: '', status: [...status] },
    save: (body) => call(contract.write, { params: { id: event.id }, body: { ...body, status: [...status] } }),
    onSaved: ({ recipients: n }) => {
      toast.success(say(w.sent, { n }))
      onClose()
    },
  })
  return (
    <Dialog
      opened
      onClose={onClose}
      width={800}
      closeOnClickOutside={false}
      title={say(w.title, { title: event.title })}
      cancel
      acts={
        <Button loading={form.isBusy} disabled={!recipients} onClick={() => void form.submitNow()}>
          {say(w.send)}
        </Button>
      }
    >
      <Stack>
        <MultiSelect
          label={say(w.to)}
          description={say(w.toHelp)}
          data={written.map((value) => ({ value, label: say(registrationStatus.labelOf(value)) }))}
          value={[...status]}
          onChange={(chosen) => setStatus(written.filter((one) => chosen.includes(one)))}
        />
        <Text size="sm" role="status">
          {recipients === undefined ? '' : say(w.reaches, { n: recipients })}
        </Text>
        <Form form={form}>
          <TextField name="subject" label={w.subject} maxLength={150} />
          <TextareaField name="message" label={w.message} help={w.messageHelp} rows={8} maxLength={5_000} />
        </Form>
      </Stack>
    </Dialog>
  )
}
