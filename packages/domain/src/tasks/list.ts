import { full, list } from '../kernel/list.ts'
import type { TaskLine } from './contract.ts'
import { taskStatus } from './status.ts'
import { tasksWords as w } from './words.ts'

/** Tasks and notes, wherever they are listed. */
export const taskList = list<TaskLine>()({
  title: { label: w.label, kind: 'text', ...full, width: 280 },
  todo_date: { label: w.dueDate, kind: 'instant', ...full, showsTime: true, width: 200 },
  user_name: { label: w.contact, kind: 'text', ...full, width: 170 },
  company_name: { label: w.company, kind: 'text', ...full, isHidden: true, width: 180 },
  event_title: { label: w.event, kind: 'text', ...full, width: 180 },
  todo_user_name: { label: w.responsible, kind: 'text', ...full, width: 150 },
  status: { label: w.status, kind: 'choice', of: taskStatus, isSortable: true, isExported: true, isBadge: true, width: 110 },
  closed_at: { label: w.closedOn, kind: 'instant', ...full, showsTime: true, width: 160 },
  created_by_name: { label: w.createdBy, kind: 'text', ...full, isHidden: true, width: 150 },
  created_at: { label: w.createdOn, kind: 'instant', ...full, showsTime: true, isHidden: true, width: 160 },
})
