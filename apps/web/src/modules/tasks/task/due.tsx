import { formatDateTime } from '@kxo/domain/kernel/dates'
import type { TaskLine } from '@kxo/domain/tasks/contract'
import { latenessOf } from '@kxo/domain/tasks/rules'
import { tasksWords as w } from '@kxo/domain/tasks/words'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useNow } from '../bell/use-now.ts'
import style from '../tasks.module.css'

/** How late a task is, in words and with a sign; nothing when it is not. */
export function Lateness({ task }: { task: Pick<TaskLine, 'is_overdue' | 'todo_date'> }) {
  const { say } = useLanguage()
  const now = useNow()
  if (!task.is_overdue || !task.todo_date) return null
  const { sentence, values } = latenessOf(task.todo_date, now)
  return (
    <span className={style['late']}>
      <IconAlertTriangle size={14} stroke={2} aria-hidden="true" />
      {say(sentence, values)}
    </span>
  )
}

/** When a task is due, and how late it is. */
export function Due({ task }: { task: Pick<TaskLine, 'is_overdue' | 'todo_date'> }) {
  const { say, locale, zone } = useLanguage()
  if (!task.todo_date) return <span className={style['muted']}>{say(w.noDueDate)}</span>
  return (
    <span className={style['due']}>
      <time dateTime={task.todo_date.toISOString()}>{formatDateTime(task.todo_date, locale, { zone })}</time>
      <Lateness task={task} />
    </span>
  )
}
