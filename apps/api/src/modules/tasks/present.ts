import type { Language } from '@kxo/domain/kernel/language'
import type { RichText } from '@kxo/domain/kernel/rich-text'
import type { Notification, NotificationType, Task, TaskLine } from '@kxo/domain/tasks/contract'
import { isOverdue, titleOf } from '@kxo/domain/tasks/rules'
import type { TaskStatus } from '@kxo/domain/tasks/status'
import { tasksWords } from '@kxo/domain/tasks/words'
import type { Selectable } from 'kysely'
import type { Notifications } from '../../platform/database-types.ts'
import type { TaskRow } from './queries.ts'

type Said = { language: Language; now: Date }

export function presentLine(row: TaskRow, { language, now }: Said): TaskLine {
  // The column is checked: it holds nothing else.
  const status = row.status as TaskStatus
  return {
    id: row.id,
    label: row.label,
    title: titleOf(row) ?? language.say(tasksWords.untitled),
    user_id: row.user_id,
    user_name: row.user_name,
    event_id: row.event_id,
    event_title: row.event_title,
    company_id: row.company_id,
    company_name: row.company_name,
    todo_user_id: row.todo_user_id,
    todo_user_name: row.todo_user_name ?? '',
    todo_date: row.todo_date,
    status,
    status_code: status,
    is_overdue: isOverdue({ status, todo_date: row.todo_date }, now),
    created_by: row.created_by,
    created_by_name: row.created_by_name,
    created_at: row.created_at,
    closed_by_name: row.closed_by_name,
    closed_at: row.closed_at,
  }
}

/** What was stored is what `richText` let through. */
export const presentTask = (row: TaskRow, said: Said): Task => ({
  ...presentLine(row, said),
  detail: row.detail as RichText | null,
  version: row.version,
})

type NotificationRow = Pick<Selectable<Notifications>, 'id' | 'type' | 'label' | 'created_at' | 'read_at' | 'task_id' | 'path'>

export const presentNotification = (row: NotificationRow, { locale }: Language): Notification => ({
  id: row.id,
  label: (row.label as Record<string, string>)[locale] ?? '',
  creation_date: row.created_at,
  notification_read: row.read_at !== null,
  notification_type: row.type as NotificationType,
  to_do_id: row.task_id,
  path: row.path,
})
