import { directoryContract as contract, type DirectoryChoice } from '@kxo/domain/directory/contract'
import { directoryFieldLabels, directoryFields } from '@kxo/domain/directory/field'
import { directoryWords as w } from '@kxo/domain/directory/words'
import { optionalText } from '@kxo/domain/kernel/validation'
import { wire } from '@kxo/domain/kernel/wire'
import { Flex, Stack, Text, Title } from '@mantine/core'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../../platform/api-client.ts'
import { Panel } from '../../ui/display/panel.tsx'
import { bounded } from '../../ui/feedback/boundary.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { CheckboxField, CheckboxGroupField } from '../../ui/fields/checkbox-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { TextareaField } from '../../ui/fields/textarea-field.tsx'
import { Form, useRecordForm } from '../../ui/form/form.tsx'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { choiceQuery } from './api.ts'
import { DirectoryAvatar } from './people/directory-avatar.tsx'
import { PersonFacts } from './people/person-dialog.tsx'

/** What I let the directory show, field by field, and what others see of me. */
export default bounded(
  function OwnDirectory({ id }: { id: number }) {
    const answer = useSuspenseQuery(choiceQuery(id))
    return <ChoiceForm id={id} choice={answer.data} />
  },
  { lines: 8 },
)

/** The choice as it is typed: specialities in one line, parted by commas. */
const typed = z.object({
  version: wire.integer,
  in_annuary: wire.flag,
  fields: z.array(z.enum(directoryFields)),
  presentation: optionalText(2000),
  specialities: optionalText(500),
})
const said = (line: string | null | undefined): string[] =>
  (line ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter((text) => text !== '')

function ChoiceForm({ id, choice }: { id: number; choice: DirectoryChoice }) {
  const { say } = useLanguage()
  const queries = useQueryClient()
  const { version, in_annuary, fields, presentation, specialities } = choice
  const form = useRecordForm({
    schema: typed,
    values: { version, in_annuary, fields, presentation, specialities: specialities.join(', ') },
    save: (values) => call(contract.choose, { params: { id }, body: { ...values, specialities: said(values.specialities) } }),
    onSaved: (saved) => {
      toast.success(in_annuary && !saved.in_annuary ? w.left : w.saved)
      queries.setQueryData(choiceQuery(id).queryKey, saved)
    },
  })
  const isIn = form.watch('in_annuary') === true
  return (
    <Stack gap={20} maw={760}>
      <Panel gap={14} py={20} px="lg">
        <Form form={form} submit={w.save}>
          <CheckboxField name="in_annuary" label={choice.asked} />
          {choice.consented_at ? (
            <Text c="dimmed" fz="sm">
              {say(w.consented, { at: choice.consented_at })}
            </Text>
          ) : null}
          <CheckboxGroupField
            name="fields"
            label={w.shown}
            help={w.shownHelp}
            required={false}
            disabled={!isIn}
            options={directoryFields
              .filter((field) => field !== 'partner' || choice.is_partner)
              .map((value) => ({ value, label: directoryFieldLabels[value] }))}
          />
          <TextareaField name="presentation" label={w.presentation} rows={4} maxLength={2000} />
          <TextField name="specialities" label={w.specialities} />
        </Form>
      </Panel>
      {choice.in_annuary ? <Seen choice={choice} /> : null}
    </Stack>
  )
}

/** What others see now. */
function Seen({ choice: { entry } }: { choice: DirectoryChoice }) {
  const { say } = useLanguage()
  return (
    <Panel component="section" gap={14} py={20} px="lg" aria-labelledby="seen-title">
      <Title id="seen-title" order={2} fz={16} fw={600} className="anywhere">
        {say(w.preview)}
      </Title>
      <Flex component="p" gap="sm" align="center" miw={0}>
        <DirectoryAvatar entry={entry} audience="network" />
        <strong>
          {entry.first_name} {entry.last_name}
        </strong>
      </Flex>
      <PersonFacts entry={entry} />
    </Panel>
  )
}
