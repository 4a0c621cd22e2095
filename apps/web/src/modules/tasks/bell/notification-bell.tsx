import type { Notification } from '@kxo/domain/tasks/contract'
import { agoOf } from '@kxo/domain/tasks/rules'
import { tasksWords as w } from '@kxo/domain/tasks/words'
import { Box, Flex, Text, Title, UnstyledButton } from '@mantine/core'
import { IconBell, IconChecklist, IconMail, IconProgressCheck } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLive } from '../../../platform/live.ts'
import { refresh } from '../../../platform/query-client.ts'
import { runAction } from '../../../ui/feedback/action.ts'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'
import { addressParts } from '../../../ui/navigation/address-parts.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { notificationsQuery, readNotifications } from '../api.ts'
import { TaskDialog } from '../task/task-dialog.tsx'
import { Bell } from './bell.tsx'

/** What the person was told; what it shows once open is read, at once or when it comes, and keeps its dot until it closes. */
export default function NotificationBell() {
  const { say } = useLanguage()
  const queries = useQueryClient()
  const [opened, setOpened] = useState(false)
  const [fresh, setFresh] = useState<readonly number[]>([])
  const [task, setTask] = useState<number | null>(null)
  const answer = useQuery(notificationsQuery)
  const { data } = answer
  const { queryKey } = notificationsQuery
  useLive('notifications', () => void refresh('notifications'))
  const unread = (data ?? []).filter((one) => !one.notification_read).map(({ id }) => id)

  const markRead = async (newest: number): Promise<void> => {
    await queries.cancelQueries({ queryKey })
    queries.setQueryData(queryKey, (known) => known?.map((one) => ({ ...one, notification_read: true })))
    await runAction(() => readNotifications(newest))
  }
  const readShown = useEffectEvent((): void => {
    const shown = unread.filter((id) => !fresh.includes(id))
    if (shown.length === 0) return
    setFresh([...fresh, ...shown])
    void markRead(Math.max(...shown))
  })
  // The panel may open before its answer came, and be told more while it is open.
  useEffect(() => {
    if (opened) readShown()
  }, [opened, data])
  const close = (): void => {
    setOpened(false)
    setFresh([])
  }
  return (
    <>
      <Bell
        label={data ? say(w.notificationsBell, { n: unread.length }) : say(w.notifications)}
        count={unread.length}
        tone="info"
        icon={<IconBell size={20} stroke={1.75} aria-hidden="true" />}
        opened={opened}
        onToggle={(opens) => (opens ? setOpened(true) : close())}
      >
        <Title order={2} pt="xs" pb={4} px="xs" c="dimmed" fz="xs" fw={600}>
          {say(w.notifications)}
        </Title>
        <Answered of={answer} lines={3}>
          {(read) =>
            read.length === 0 ? (
              <Text c="dimmed" pt={4} pb="sm" px="xs" inherit>
                {say(w.emptyNotifications)}
              </Text>
            ) : (
              <Flex component="ul" direction="column">
                {read.map((one) => (
                  <Line
                    key={one.id}
                    notification={one}
                    isNew={fresh.includes(one.id)}
                    onOpen={(id) => {
                      close()
                      setTask(id)
                    }}
                    onLeave={close}
                  />
                ))}
              </Flex>
            )
          }
        </Answered>
      </Bell>
      {task ? <TaskDialog task={task} onClose={() => setTask(null)} /> : null}
    </>
  )
}

type LineProps = { notification: Notification; isNew: boolean; onOpen: (task: number) => void; onLeave: () => void }
const line = { flex: 1, miw: 0, mih: 48, py: 6, px: 'xs', bdrs: 8, className: 'line-link' } as const
const icons = { to_do: IconChecklist, work: IconProgressCheck, message: IconMail }

function Line({ notification: { label, creation_date, notification_type, to_do_id, path }, isNew, onOpen, onLeave }: LineProps) {
  const { say } = useLanguage()
  const { sentence, values } = agoOf(creation_date, useNow())
  const Kind = icons[notification_type]
  const said = (
    <>
      <Text span fz="md" fw={550} lh={1.35} className="anywhere">
        <Kind size={16} stroke={1.75} color="var(--k-muted)" style={{ marginInlineEnd: 6, verticalAlign: -3 }} aria-hidden="true" />
        {label}
      </Text>
      <Flex component="span" rowGap={2} columnGap="sm" wrap="wrap" c="dimmed" fz="xs">
        <time dateTime={creation_date.toISOString()}>{say(sentence, values)}</time>
        {isNew ? (
          <Flex component="span" display="inline-flex" gap={6} align="center" c="blue" fw={600}>
            <Text span w={8} h={8} bdrs="50%" bg="currentcolor" inherit aria-hidden="true" />
            {say(w.unread)}
          </Flex>
        ) : null}
      </Flex>
    </>
  )
  return (
    <Flex component="li" gap={4} align="center">
      {to_do_id !== null ? (
        <UnstyledButton {...line} onClick={() => onOpen(to_do_id)}>
          {said}
        </UnstyledButton>
      ) : path !== null ? (
        <Box {...line} onClick={onLeave} renderRoot={(props) => <Link {...addressParts(path)} {...props} />}>
          {said}
        </Box>
      ) : (
        <Box {...line} className="">
          {said}
        </Box>
      )}
    </Flex>
  )
}
