import type { Sentence } from '@kxo/domain/kernel/sentence'
import { momentLabel } from '@kxo/domain/mailing/moments'
import { may } from '@kxo/domain/mailing/permissions'
import { upcomingWords as w } from '@kxo/domain/mailing/template-words'
import { upcomingContract as contract, type UpcomingMail } from '@kxo/domain/mailing/upcoming-contract'
import { Button, Stack, Text } from '@mantine/core'
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
import { MailTable } from './mail-table.tsx'

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
      <MailTable
        mails={data.results}
        state={{ label: w.state, of: ({ is_suspended }) => say(is_suspended ? w.suspended : w.planned) }}
        acts={(mail) => <Acts mail={mail} mayAct={may.resendMails(actor)} />}
      />
      <Pager
        count={data.count}
        page={page}
        pageSize={page_size}
        onChange={(next) => setPage({ page: next.page ?? 1, page_size: next.page_size ?? page_size })}
      />
    </Stack>
  )
}

function Acts({ mail, mayAct }: { mail: UpcomingMail; mayAct: boolean }) {
  const { say } = useLanguage()
  const [isSeen, setSeen] = useState(false)
  const { moment, occurrence, is_suspended } = mail
  const act = async (work: () => Promise<unknown>, done: Sentence): Promise<void> => {
    await runAction(() => work(), say(done))
  }
  const suspend = () =>
    act(
      () => call(contract.suspendMail, { body: { moment, occurrence, is_suspended: !is_suspended } }),
      is_suspended ? w.resumedDone : w.suspendedDone,
    )
  const send = () => act(() => call(contract.sendMailNow, { body: { moment, occurrence } }), w.sentDone)
  const button = (name: Sentence, onClick: () => void) => (
    <Button
      size="compact-sm"
      variant="default"
      styles={{ label: { whiteSpace: 'nowrap' } }}
      aria-label={say(w.actsOn, { act: say(name), moment: say(momentLabel(moment)), name: mail.name })}
      onClick={onClick}
    >
      {say(name)}
    </Button>
  )
  return (
    <>
      {button(w.see, () => setSeen(true))}
      {isSeen ? <DryRunDialog mail={mail} onClose={() => setSeen(false)} /> : null}
      {mayAct ? (
        <>
          {button(is_suspended ? w.resume : w.suspend, () => void suspend())}
          {button(w.sendNow, () => void send())}
        </>
      ) : null}
    </>
  )
}
