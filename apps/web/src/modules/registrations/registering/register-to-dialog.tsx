import { registrationStatus } from '@kxo/domain/registrations/status'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { toast } from '../../../ui/feedback/toast.ts'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { registerPerson } from '../admin-api.ts'
import { RegisterFields, registering } from './register-fields.tsx'

/** Registers the person of a record to an event; one that is full says so. */
export function RegisterToDialog({ user, onClose }: { user: number; onClose: () => void }) {
  const { say } = useLanguage()
  const form = useRecordForm({
    ...registering,
    save: ({ event, is_silent }) => registerPerson(event, user, is_silent === true),
    onSaved: async ({ first_name, last_name, status }) => {
      toast.success(say(w.registeredSomeone, { name: `${first_name} ${last_name}`, status: say(registrationStatus.labelOf(status)) }))
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={w.registerTo} width={600}>
      <Form form={form} submit={w.register}>
        <RegisterFields />
      </Form>
    </Dialog>
  )
}
