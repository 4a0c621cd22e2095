import { directoryContract as contract, type DirectoryEntry } from '@kxo/domain/directory/contract'
import { directoryWords as w } from '@kxo/domain/directory/words'
import { Text } from '@mantine/core'
import { call } from '../../../platform/api-client.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { TextareaField } from '../../../ui/fields/textarea-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import type { Audience } from '../api.ts'
import { nameOf } from './person-card.tsx'

type WriteDialogProps = { entry: DirectoryEntry; audience: Audience; onClose: () => void }

/** Writes to a person through the product: their address stays unknown. */
export const WriteDialog = (props: WriteDialogProps) => (props.audience === 'public' ? <AsVisitor {...props} /> : <AsMember {...props} />)

const sentThen = (onClose: () => void) => (): void => {
  toast.success(w.sent)
  onClose()
}

function AsMember({ entry, onClose }: WriteDialogProps) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: contract.write.body,
    values: { message: '' },
    save: (body) => call(contract.write, { params: { id: entry.id }, body }),
    onSaved: sentThen(onClose),
  })
  return (
    <Dialog opened onClose={onClose} title={say(w.writeTo, { name: nameOf(entry) })} width={600} closeOnClickOutside={false}>
      <Text mb="md" c="dimmed" fz="sm">
        {say(w.writeHelp)}
      </Text>
      <Form form={form} submit={w.send}>
        <TextareaField name="message" label={w.message} rows={6} maxLength={3000} />
      </Form>
    </Dialog>
  )
}

function AsVisitor({ entry, onClose }: WriteDialogProps) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: contract.publicWrite.body,
    values: { name: '', mail: '', message: '' },
    save: (body) => call(contract.publicWrite, { params: { id: entry.id }, body }),
    onSaved: sentThen(onClose),
  })
  return (
    <Dialog opened onClose={onClose} title={say(w.writeTo, { name: nameOf(entry) })} width={600} closeOnClickOutside={false}>
      <Text mb="md" c="dimmed" fz="sm">
        {say(w.writeHelp)}
      </Text>
      <Form form={form} submit={w.send}>
        <TextField name="name" label={w.yourName} autoComplete="name" />
        <TextField name="mail" label={w.yourMail} type="email" autoComplete="email" />
        <TextareaField name="message" label={w.message} rows={6} maxLength={3000} />
      </Form>
    </Dialog>
  )
}
