import { formatDateTime } from '@kxo/domain/kernel/dates'
import type { TaskLine } from '@kxo/domain/tasks/contract'
import { adminToDoList, toDoList } from '@kxo/domain/tasks/paths'
import { may } from '@kxo/domain/tasks/permissions'
import { tasksWords as w } from '@kxo/domain/tasks/words'
import { ActionIcon, Flex, Group, Text, Title, UnstyledButton } from '@mantine/core'
import { IconCheck, IconChecklist } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLive } from '../../../platform/live.ts'
import { refresh } from '../../../platform/query-client.ts'
import { useViewer } from '../../../platform/viewer.ts'
import { Button } from '../../../ui/display/button.tsx'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { headerTasksQuery } from '../api.ts'
import { Lateness } from '../task/due.tsx'
import { type OpenedTask, TaskDialog } from '../task/task-dialog.tsx'
import { useCloseTask } from '../task/use-close-task.ts'
import { Bell } from './bell.tsx'

/** Late tasks of the person, then those of the next days; each opens its dialog. */
export default function TaskBell() {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const [opened, setOpened] = useState(false)
  const [dialog, setDialog] = useState<OpenedTask | null>(null)
  const answer = useQuery(headerTasksQuery)
  const { data } = answer
  useLive('tasks', () => void refresh('to-do-list'))
  const late = data?.to_do_overdue ?? []
  const coming = data?.to_do_list ?? []
  const show = (task: OpenedTask): void => {
    setOpened(false)
    setDialog(task)
  }
  return (
    <>
      <Bell
        label={data ? say(w.bell, { n: late.length }) : say(w.listTitle)}
        count={late.length}
        tone="danger"
        icon={<IconChecklist size={20} stroke={1.75} aria-hidden="true" />}
        opened={opened}
        onToggle={setOpened}
      >
        <Answered of={answer} lines={3}>
          {() => (
            <>
              <Title order={2} pt="xs" pb={4} px="xs" c="dimmed" fz="xs" fw={600}>
                {say(w.overdueCount, { n: late.length })}
              </Title>
              {late.length > 0 ? (
                <Lines lines={late} onOpen={show} />
              ) : (
                <Text c="dimmed" pt={4} pb="sm" px="xs" inherit>
                  {say(w.emptyOverdue)}
                </Text>
              )}
              {coming.length > 0 ? (
                <>
                  <Title order={2} pt="xs" pb={4} px="xs" c="dimmed" fz="xs" fw={600}>
                    {say(w.coming)}
                  </Title>
                  <Lines lines={coming} onOpen={show} />
                </>
              ) : null}
            </>
          )}
        </Answered>
        <Group gap="sm" justify="space-between" mt="xs" pt="sm" px="xs" fz="md" className="line-above">
          {may.create(actor) ? (
            <Button size="sm" variant="default" onClick={() => show('new')}>
              {say(w.newTask)}
            </Button>
          ) : null}
          <Link to={may.openAdminList(actor) ? adminToDoList() : toDoList()} onClick={() => setOpened(false)}>
            {say(w.allTasks)}
          </Link>
        </Group>
      </Bell>
      {dialog ? <TaskDialog task={dialog} onClose={() => setDialog(null)} /> : null}
    </>
  )
}

function Lines({ lines, onOpen }: { lines: readonly TaskLine[]; onOpen: (id: number) => void }) {
  const { say, locale, zone } = useLanguage()
  const { actor } = useViewer()
  const close = useCloseTask()
  return (
    <Flex component="ul" direction="column">
      {lines.map((task) => (
        <Flex key={task.id} component="li" gap={4} align="center">
          <UnstyledButton flex={1} miw={0} mih={48} py={6} px="xs" bdrs={8} className="line-link" onClick={() => onOpen(task.id)}>
            <Text span fz="md" fw={550} lh={1.35} className="anywhere">
              {task.title}
            </Text>
            <Flex component="span" rowGap={2} columnGap="sm" wrap="wrap" c="dimmed" fz="xs">
              {task.is_overdue || !task.todo_date ? (
                <Lateness task={task} />
              ) : (
                <span>{formatDateTime(task.todo_date, locale, { zone })}</span>
              )}
              {(task.user_name ?? task.event_title) ? <span>{task.user_name ?? task.event_title}</span> : null}
            </Flex>
          </UnstyledButton>
          {may.edit(actor, task) ? (
            <ActionIcon
              size={44}
              aria-label={say(w.markDoneNamed, { title: task.title })}
              title={say(w.markDone)}
              onClick={() => void close(task, 'done')}
            >
              <IconCheck size={18} aria-hidden="true" />
            </ActionIcon>
          ) : null}
        </Flex>
      ))}
    </Flex>
  )
}
