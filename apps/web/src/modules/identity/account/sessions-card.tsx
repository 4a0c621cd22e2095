import { accountContract, type OpenSession } from '@kxo/domain/identity/account-contract'
import { accountWords as w } from '@kxo/domain/identity/account-words'
import { deviceOf } from '@kxo/domain/identity/device'
import { formatDateTime } from '@kxo/domain/kernel/dates'
import { Flex, Stack, Text } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { bounded } from '../../../ui/feedback/boundary.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { openSessionsQuery } from './account-api.ts'
import { Card } from './card.tsx'

/** Where one is signed in; a session closed here is put out on its device at once. */
export const SessionsCard = bounded(
  function SessionsCard({ id, mayClose }: { id: number; mayClose: boolean }) {
    const { say } = useLanguage()
    const sessions = useSuspenseQuery(openSessionsQuery(id))
    const closing = useAction({
      mutationFn: (session: string) => call(accountContract.closeSession, { params: { id, session } }),
      onSuccess: () => toast.success(w.closed),
    })
    const closeOthers = async (): Promise<void> => {
      if (!(await confirm({ title: w.closeAllAsk, message: w.closeHelp, act: w.closeAll, tone: 'danger' }))) return
      await call(accountContract.closeOtherSessions, { params: { id } })
        .then(({ closed }) => toast.success(say(w.closeAllDone, { n: closed })))
        .catch(toast.failure)
    }
    const rows = sessions.data.toSorted((a, b) => Number(b.is_current) - Number(a.is_current))
    const all =
      mayClose && rows.length > 1 ? (
        <Button variant="default" size="sm" onClick={() => void closeOthers()}>
          {say(w.closeAll)}
        </Button>
      ) : null
    return (
      <Card title={w.sessionsTitle} act={all}>
        <Flex component="ul" direction="column">
          {rows.map((session) => (
            <Flex key={session.id} component="li" rowGap="xs" columnGap="sm" align="center" wrap="wrap" py="sm" className="line-above">
              <Facts session={session} />
              {mayClose && !session.is_current ? (
                <Button
                  variant="default"
                  size="sm"
                  aria-label={say(w.closeOneNamed, { device: deviceOf(session.user_agent) ?? say(w.unknownDevice) })}
                  loading={closing.isPending && closing.variables === session.id}
                  onClick={() => closing.mutate(session.id)}
                >
                  {say(w.closeOne)}
                </Button>
              ) : null}
            </Flex>
          ))}
        </Flex>
      </Card>
    )
  },
  { lines: 4, height: 160 },
)

function Facts({ session }: { session: OpenSession }) {
  const { say, locale, zone } = useLanguage()
  return (
    <Stack gap={2} flex="1 1 240px">
      <Flex component="span" gap="xs" align="center" wrap="wrap" fw={550}>
        {deviceOf(session.user_agent) ?? say(w.unknownDevice)}
        {session.is_current ? <Badge tone="success">{w.current}</Badge> : null}
        {session.is_restricted ? <Badge>{w.personalLink}</Badge> : null}
      </Flex>
      <Text span c="dimmed" fz="sm" className="anywhere">
        {[say(w.lastUsed, { at: formatDateTime(session.last_used_at, locale, { zone }) }), session.address].filter(Boolean).join(' · ')}
      </Text>
      {session.acting_admin ? (
        <Text span c="dimmed" fz="sm" className="anywhere">
          {say(w.openedBy, { name: session.acting_admin })}
        </Text>
      ) : null}
    </Stack>
  )
}
