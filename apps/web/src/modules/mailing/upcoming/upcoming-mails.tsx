import type { Sentence } from '@kxo/domain/kernel/sentence'
import { findMoment, momentLabel } from '@kxo/domain/mailing/moments'
import { may } from '@kxo/domain/mailing/permissions'
import { upcomingWords as w } from '@kxo/domain/mailing/template-words'
import { upcomingContract as contract, type UpcomingMail } from '@kxo/domain/mailing/upcoming-contract'
import { mailingWords } from '@kxo/domain/mailing/words'
import { Button, Group, Stack, Table, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api-client.ts'
import { apiQuery } from '../../../platform/api-query.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { runAction } from '../../../ui/feedback/action.ts'
import { Empty, Failed, Loading } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Pager } from '../../../ui/navigation/pager.tsx'
import { DryRunDialog } from './dry-run-dialog.tsx'

/** What will leave in the month to come (for one event when told), to whom and why; one can be stopped, or sent now. */
export function UpcomingMails({ user, event }: { user?: number | undefined; event?: number | undefined }) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const [{ page, page_size }, setPage] = useState<{ page: number; page_size: number }>({ page: 1, page_size: 25 })
  const { data, error, refetch } = useQuery({
    ...apiQuery(contract.upcoming, { query: { page, page_size, user, event } }),
    placeholderData: keepPreviousData,
  })
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return <Loading lines={8} />
  if (data.count === 0) return <Empty sentence={w.empty} help={w.emptyHelp} />
  return (
    <Stack>
      <Text size="sm">{say(w.help)}</Text>
      <Table.ScrollContainer minWidth={820}>
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              {[w.due, w.recipient, w.why, w.about, w.state].map((label) => (
                <Table.Th key={label.en}>{say(label)}</Table.Th>
              ))}
              <Table.Th>{say(w.acts)}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.results.map((mail) => (
              <Line key={`${mail.moment} ${mail.occurrence}`} mail={mail} mayAct={may.resendMails(actor)} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Pager
        count={data.count}
        page={page}
        pageSize={page_size}
        onChange={(next) => setPage({ page: next.page ?? 1, page_size: next.page_size ?? page_size })}
      />
    </Stack>
  )
}

function Line({ mail, mayAct }: { mail: UpcomingMail; mayAct: boolean }) {
  const { say } = useLanguage()
  const [isSeen, setSeen] = useState(false)
  const { moment, occurrence, is_suspended } = mail
  const label = say(momentLabel(moment))
  const when = findMoment(moment)?.when
  const act = async (work: () => Promise<unknown>, done: Sentence): Promise<void> => {
    await runAction(() => work(), say(done))
  }
  const suspend = () =>
    act(
      () => call(contract.suspendMail, { body: { moment, occurrence, is_suspended: !is_suspended } }),
      is_suspended ? w.resumedDone : w.suspendedDone,
    )
  const send = () => act(() => call(contract.sendMailNow, { body: { moment, occurrence } }), w.sentDone)
  const named = (name: Sentence) => say(w.actsOn, { act: say(name), moment: label, name: mail.name })
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
        {when ? (
          <Text size="xs" c="dimmed">
            {say(when)}
          </Text>
        ) : null}
      </Table.Td>
      <Table.Td>{mail.event_title}</Table.Td>
      <Table.Td>{say(is_suspended ? w.suspended : w.planned)}</Table.Td>
      <Table.Td>
        <Group gap="xs" wrap="nowrap">
          <Button size="compact-sm" variant="default" aria-label={named(w.see)} onClick={() => setSeen(true)}>
            {say(w.see)}
          </Button>
          {isSeen ? <DryRunDialog mail={mail} onClose={() => setSeen(false)} /> : null}
          {mayAct ? (
            <>
              <Button
                size="compact-sm"
                variant="default"
                aria-label={named(is_suspended ? w.resume : w.suspend)}
                onClick={() => void suspend()}
              >
                {say(is_suspended ? w.resume : w.suspend)}
              </Button>
              <Button size="compact-sm" variant="default" aria-label={named(w.sendNow)} onClick={() => void send()}>
                {say(w.sendNow)}
              </Button>
            </>
          ) : null}
        </Group>
      </Table.Td>
    </Table.Tr>
  )
}
