import { dayWords as w } from '@kxo/domain/attendance/day/day-words'
import { onSiteEndpoints } from '@kxo/domain/attendance/day/on-site-contract'
import { attendanceWords } from '@kxo/domain/attendance/words'
import { contactWords } from '@kxo/domain/contacts/words'
import { foldText } from '@kxo/domain/kernel/fold-text'
import { Stack, Text } from '@mantine/core'
import { toast } from '../../../ui/feedback/toast.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form, FormRow, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { addUnexpected } from '../api.ts'

/** Adds somebody who came and was not expected, known or not, by their name and address. */
export function UnexpectedDialog({ event, onClose }: { event: number; onClose: () => void }) {
  const { say } = useLanguage()
  const form = useRecordForm({
    schema: onSiteEndpoints.addUnexpected.body,
    values: { first_name: '', last_name: '', mail: '' },
    save: (person) => addUnexpected(event, person),
    onSaved: ({ name, is_on_sheet }) => {
      const typed = form.getValues(['first_name', 'last_name']).map(String).join(' ')
      const added = say(is_on_sheet ? w.added : w.addedUnsettled, { name })
      toast.success(foldText(typed) === foldText(name) ? added : `${say(w.addedKnown, { name })} ${added}`)
      onClose()
    },
  })
  return (
    <Dialog opened onClose={onClose} title={attendanceWords.addPerson}>
      <Stack>
        <Text size="sm">{say(w.addHelp)}</Text>
        <Form form={form} submit={w.addAct}>
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
