import { mailPace } from '@kxo/domain/registrations/news/mail-pace'
import { newsContract as contract, type NewsChoice } from '@kxo/domain/registrations/news/news-contract'
import { newsWords as w } from '@kxo/domain/registrations/news/news-words'
import { Text } from '@mantine/core'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { NoPage } from '../../../platform/no-page.tsx'
import { useViewer } from '../../../platform/viewer.ts'
import { Panel } from '../../../ui/display/panel.tsx'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { Form, useRecordForm } from '../../../ui/form/form.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'

const choiceQuery = () => apiQuery(contract.readChoice, {})

/** How one is told of the events one answers for; one's own profile alone says it. */
export default function NewsChoiceTab({ id }: { id: number }) {
  return useViewer().actor.user_id === id ? <OwnChoice /> : <NoPage kind="missing" />
}

const OwnChoice = bounded(
  function OwnChoice() {
    return <ChoiceForm choice={useSuspenseQuery(choiceQuery()).data} />
  },
  { lines: 4 },
)

function ChoiceForm({ choice }: { choice: NewsChoice }) {
  const { say } = useLanguage()
  const queries = useQueryClient()
  const form = useRecordForm({
    schema: contract.choose.body,
    values: choice,
    save: (body) => call(contract.choose, { body }),
    onSaved: (saved) => {
      toast.success(w.saved)
      queries.setQueryData(choiceQuery().queryKey, saved)
    },
  })
  return (
    <Panel component="section" gap="md" p="clamp(16px, 4vw, 24px)" maw={760} aria-labelledby="news-choice">
      <h2 id="news-choice">{say(w.title)}</h2>
      <Text c="dimmed">{say(w.help)}</Text>
      <Form form={form} submit={w.save}>
        <SelectField
          name="mail_pace"
          label={w.mail}
          options={(['atOnce', 'daily', 'never'] as const).map((value) => ({ value, label: mailPace.labelOf(value) }))}
        />
        <CheckboxField name="by_bell" label={w.bell} required={false} />
      </Form>
    </Panel>
  )
}
