import { dayWords as w } from '@kxo/domain/attendance/day/day-words'
import { onSiteEndpoints } from '@kxo/domain/attendance/day/on-site-contract'
import type { ScanResult } from '@kxo/domain/attendance/door-contract'
import { contactWords } from '@kxo/domain/contacts/words'
import { Stack, Text } from '@mantine/core'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, FormRow, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { PersonPicker } from '../../registrations/index.ts'
import { registerOnSite } from '../api.ts'

type OnSiteProps = { event: number; door: string; onDone: (result: ScanResult) => void; onClose: () => void }

/** Registers somebody who stands at the door: known, or added with their name and address. */
export function OnSiteDialog({ event, door, onDone, onClose }: OnSiteProps) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: onSiteEndpoints.registerOnSite.body,
    values: { first_name: '', last_name: '', mail: '', door },
    save: (person) => registerOnSite(event, person),
    onSaved: (result) => {
      onDone(result)
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={w.registerHere} width={600}>
      <Stack>
        <Text size="sm">{say(w.registerHelp)}</Text>
        <PersonPicker
          onChosen={({ first_name, last_name, mail }) => {
            for (const [name, value] of Object.entries({ first_name, last_name, mail }))
              form.setValue(name, value, { shouldDirty: true, shouldValidate: true })
          }}
        />
        <Form form={form} submit={w.registerAct}>
          <FormRow>
            <TextField name="first_name" label={contactWords.firstName} />
            <TextField name="last_name" label={contactWords.lastName} />
          </FormRow>
          <TextField name="mail" label={contactWords.mail} type="email" />
        </Form>
      </Stack>
    </Dialog>
  )
}
