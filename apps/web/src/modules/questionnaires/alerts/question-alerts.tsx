import type { QuestionAlert } from '@kxo/domain/questionnaires/alerts/alert-contract'
import { alertWords as w } from '@kxo/domain/questionnaires/alerts/alert-words'
import { may } from '@kxo/domain/questionnaires/permissions'
import { questionnairesWords } from '@kxo/domain/questionnaires/words'
import { Select, Stack, Table, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { useAction } from '../../../ui/feedback/action.ts'
import { Reading } from '../../../ui/feedback/reading.tsx'
import { Empty } from '../../../ui/feedback/states.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { alertsQuery, setAlert } from '../api.ts'

/** From which score an answer to a scale is an alert. */
export function QuestionAlerts({ id }: { id: number }) {
  const { say } = useLanguage()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId} order={2} size="h4" mb="xs">
        {say(w.title)}
      </Title>
      <Stack gap="sm">
        <Text size="sm" c="dimmed" maw={760}>
          {say(w.hint)}
        </Text>
        <Reading of={alertsQuery(id)} lines={4}>
          {(alerts) =>
            alerts.length === 0 ? (
              <Empty sentence={w.noScale} />
            ) : (
              <Table verticalSpacing="xs" maw={760} aria-labelledby={titleId}>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th scope="col">{say(questionnairesWords.questions)}</Table.Th>
                    <Table.Th scope="col" w={150}>
                      {say(w.ifAtMost)}
                    </Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {alerts.map((alert) => (
                    <AlertRow key={alert.question} id={id} alert={alert} />
                  ))}
                </Table.Tbody>
              </Table>
            )
          }
        </Reading>
      </Stack>
    </section>
  )
}

/** What stands for no alert in a list of choices. */
const never = ''

function AlertRow({ id, alert: { question, label, label_en, least, most, at_most } }: { id: number; alert: QuestionAlert }) {
  const { say, locale } = useLanguage()
  const { actor } = useViewer()
  const change = useAction({
    mutationFn: (value: string) => setAlert(id, { question, at_most: value === never ? null : Number(value) }),
    onSuccess: () => toast.success(w.changed),
  })
  const wording = locale === 'en' ? label_en || label : label
  const scores = Array.from({ length: most - least + 1 }, (_, rank) => String(least + rank))
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={400} className="anywhere">
        {wording}
      </Table.Th>
      <Table.Td>
        {may.setAlerts(actor) ? (
          <Select
            size="sm"
            aria-label={`${say(w.ifAtMost)}, ${wording}`}
            allowDeselect={false}
            disabled={change.isPending}
            data={[{ value: never, label: say(w.never) }, ...scores]}
            value={at_most === null ? never : String(at_most)}
            onChange={(value) => change.mutate(value ?? never)}
          />
        ) : (
          (at_most ?? say(w.never))
        )}
      </Table.Td>
    </Table.Tr>
  )
}
