import { may } from '@kxo/domain/tasks/permissions'
import { tasksWords as w } from '@kxo/domain/tasks/words'
import { lazy } from 'react'
import type { RecordPart } from '../../platform/record-part.tsx'

const tab = { key: 'tasks', label: w.about, order: 70, permitted: ({ actor }) => may.listAll(actor) } satisfies Partial<RecordPart>

/** Tasks and notes about a person or a company, on their record. */
export const tasksParts: readonly RecordPart[] = [
  { record: 'contact', ...tab, Content: lazy(() => import('./list/person-tasks.tsx')) },
  { record: 'company', ...tab, Content: lazy(() => import('./list/company-tasks.tsx')) },
]
