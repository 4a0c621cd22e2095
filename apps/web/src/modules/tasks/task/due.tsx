import { formatDateTime } from '@kxo/domain/kernel/dates'
import type { TaskLine } from '@kxo/domain/tasks/contract'
import { latenessOf } from '@kxo/domain/tasks/rules'
import { tasksWords as w } from '@kxo/domain/tasks/words'
import { Flex, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../../../ui/i18n/use-now.ts'

/** How late a task is, in words and with a sign; nothing when it is not. */
export function Lateness({ task }: { task: Pick<TaskLine, 'is_overdue' | 'todo_date'> }) {
  const { say } = useLanguage()
  const now = useNow()
  if (!task.is_overdue || !task.todo_date) return null
  const { sentence, values } = latenessOf(task.todo_date, now)
  return (
    <Flex component="span" display="inline-flex" gap={4} align="center" c="red" fz="xs" fw={600}>
      <IconAlertTriangle size={14} stroke={2} aria-hidden="true" />
      {say(sentence, values)}
    </Flex>
  )
}

/** When a task is due, and how late it is. */
export function Due({ task }: { task: Pick<TaskLine, 'is_overdue' | 'todo_date'> }) {
  const { say, locale, zone } = useLanguage()
  if (!task.todo_date)
    return (
      <Text span m={0} c="dimmed" inherit>
        {say(w.noDueDate)}
      </Text>
    )
  return (
    <Flex component="span" display="inline-flex" rowGap={2} columnGap={10} wrap="wrap">
      <time dateTime={task.todo_date.toISOString()}>{formatDateTime(task.todo_date, locale, { zone })}</time>
      <Lateness task={task} />
    </Flex>
  )
}
