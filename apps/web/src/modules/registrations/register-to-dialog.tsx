import { wire } from '@kxo/domain/kernel/wire'
import { registrationStatus } from '@kxo/domain/registrations/status'
import { registrationWords as w } from '@kxo/domain/registrations/words'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { useViewer } from '../../app/viewer.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx'
import { LookupField } from '../../ui/fields/lookup-field.tsx'
import { Form, useRecordForm } from '../../ui/form.tsx'
import { useLanguage } from '../../ui/language.tsx'
import { toast } from '../../ui/toast.ts'
import { useEventChoices } from '../partners/index.ts'
import { registerPerson } from './admin-api.ts'
import { registrationsKey } from './api.ts'

const schema = z.object({ event: z.int('required'), is_silent: z.optional(wire.flag) })

/** Registers the person of a record to an event; one that is full says so. */
export function RegisterToDialog({ user, onClose }: { user: number; onClose: () => void }) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const queries = useQueryClient()
  const form = useRecordForm({
    schema,
    values: { event: undefined as never, is_silent: false },
    guards: false,
    save: ({ event, is_silent }) => registerPerson(tenant.name, event, user, is_silent === true),
    onSaved: async ({ first_name, last_name, status }) => {
      toast.success(say(w.registeredSomeone, { name: `${first_name} ${last_name}`, status: say(registrationStatus.labelOf(status)) }))
      await queries.invalidateQueries({ queryKey: registrationsKey(tenant.name) })
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={w.registerTo} width={600}>
      <Form form={form} submit={w.register}>
        <LookupField name="event" label={w.eventColumn} required {...useEventChoices()} />
        <CheckboxField name="is_silent" label={w.silent} />
      </Form>
    </Dialog>
  )
}
