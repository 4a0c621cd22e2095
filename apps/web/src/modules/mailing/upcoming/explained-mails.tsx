import { findMoment, momentLabel } from '@kxo/domain/mailing/moments'
import { may } from '@kxo/domain/mailing/permissions'
import { upcomingWords as w } from '@kxo/domain/mailing/template-words'
import { upcomingContract as contract, type ExplainedMail, type Verdict, verdicts } from '@kxo/domain/mailing/upcoming-contract'
import { mailingWords } from '@kxo/domain/mailing/words'
import { Badge, Button, Stack, Table, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { runAction } from '../../../ui/feedback/action.ts'
import { Empty, Failed, Loading } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'

const tones: Readonly<Record<Verdict, string>> = {
  sent: 'green',
  coming: 'blue',
  rejected: 'red',
  suspended: 'orange',
  off: 'gray',
  condition: 'gray',
  beforeCause: 'gray',
  tooLate: 'gray',
  noAddress: 'red',
}

/** What became of each message of a person or an event, and what held back those that did not leave. */
export function ExplainedMails({ user, event }: { user: number | undefined; event: number | undefined }) {
  const { say } = useLanguage()
  const { data, error, refetch } = useQuery(apiQuery(contract.explainMails, { query: { user, event } }))
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={8} />
  return (
    <Stack>
      <Text size="sm">{say(w.explainHelp)}</Text>
      {data.results.length === 0 ? (
        <Empty sentence={w.nothingCalled} />
      ) : (
        <Table.ScrollContainer minWidth={820}>
          <Table verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                {[w.due, w.recipient, w.why, w.about, w.verdict, w.acts].map((label) => (
                  <Table.Th key={label.en}>{say(label)}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.results.map((mail) => (
                <Line key={`${mail.moment} ${mail.occurrence}`} mail={mail} />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      <Text size="sm" c="dimmed">
        {say(w.unconcerned, { list: data.unconcerned.map((name) => say(momentLabel(name))).join(', ') })}
      </Text>
    </Stack>
  )
}

function Line({ mail }: { mail: ExplainedMail }) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const { moment, occurrence, verdict } = mail
  const label = say(momentLabel(moment))
  const when = findMoment(moment)?.when
  const replay = async (): Promise<void> => {
    const help = say(w.replayHelp, { moment: label, recipient: mail.recipient })
    if (!(await confirm({ title: w.replayTitle, message: help, act: w.replay }))) return
    await runAction(() => call(contract.replayMail, { body: { moment, occurrence, reason: say(w.replayReason) } }), say(w.sentDone))
  }
  return (
    <Table.Tr>
      <Table.Td>{say(mailingWords.at, { at: mail.due_at })}</Table.Td>
      <Table.Td>
        {mail.name}
        <Text size="xs" c="dimmed">
          {mail.recipient}
        </Text>
      </Table.Td>
      <Table.Td>
        {label}
        <Text size="xs" c="dimmed">
          {when ? say(when) : ''}
        </Text>
      </Table.Td>
      <Table.Td>{mail.event_title}</Table.Td>
      <Table.Td>
        <Badge variant="light" color={tones[verdict]} tt="none" h="auto" py={2} styles={{ label: { whiteSpace: 'normal' } }}>
          {say(verdicts[verdict])}
        </Badge>
      </Table.Td>
      <Table.Td>
        {may.resendMails(actor) && verdict !== 'coming' ? (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={say(w.actsOn, { act: say(w.replay), moment: label, name: mail.name })}
            onClick={() => void replay()}
          >
            {say(w.replay)}
          </Button>
        ) : null}
      </Table.Td>
    </Table.Tr>
  )
}
