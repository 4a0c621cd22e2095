import { momentLabel } from '@kxo/domain/mailing/moments'
import { may } from '@kxo/domain/mailing/permissions'
import { upcomingWords as w } from '@kxo/domain/mailing/template-words'
import { upcomingContract as contract, type ExplainedMail, mayReplay, type Verdict, verdicts } from '@kxo/domain/mailing/upcoming-contract'
import { mailingWords } from '@kxo/domain/mailing/words'
import { Badge, Button, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '../../../platform/api-query.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Empty, Failed, Loading } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { MailTable } from './mail-table.tsx'
import { ReplayDialog } from './replay-dialog.tsx'

const tones: Readonly<Record<Verdict, string>> = {
  sent: 'green',
  coming: 'blue',
  rejected: 'red',
  suspended: 'orange',
  off: 'gray',
  condition: 'gray',
  leftOut: 'gray',
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
        <MailTable
          mails={data.results}
          state={{ label: w.verdict, of: ({ verdict }) => <VerdictBadge verdict={verdict} /> }}
          acts={(mail) => <Replay mail={mail} />}
        />
      )}
      <Text size="sm" c="dimmed">
        {say(w.unconcerned, { list: data.unconcerned.map((name) => say(momentLabel(name))).join(', ') })}
      </Text>
    </Stack>
  )
}

function VerdictBadge({ verdict }: { verdict: Verdict }) {
  const { say } = useLanguage()
  return (
    <Badge variant="light" color={tones[verdict]} tt="none" h="auto" py={2} styles={{ label: { whiteSpace: 'normal' } }}>
      {say(verdicts[verdict])}
    </Badge>
  )
}

function Replay({ mail }: { mail: ExplainedMail }) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const [isAsking, setAsking] = useState(false)
  if (!may.resendMails(actor) || !mayReplay(mail.verdict)) return null
  const act = say(mail.verdict === 'sent' ? mailingWords.resend : w.sendNow)
  return (
    <>
      <Button
        size="compact-sm"
        variant="default"
        styles={{ label: { whiteSpace: 'nowrap' } }}
        aria-label={say(w.actsOn, { act, moment: say(momentLabel(mail.moment)), name: mail.name })}
        onClick={() => setAsking(true)}
      >
        {act}
      </Button>
      {isAsking ? <ReplayDialog mail={mail} onClose={() => setAsking(false)} /> : null}
    </>
  )
}
