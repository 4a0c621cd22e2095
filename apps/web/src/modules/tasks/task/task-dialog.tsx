import type { Language } from '@kxo/domain/kernel/language'
import type { Task } from '@kxo/domain/tasks/contract'
import { tasksWords as w } from '@kxo/domain/tasks/words'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Answered } from '../../../ui/feedback/reading.tsx'
import { Loading } from '../../../ui/feedback/states.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { taskQuery } from '../api.ts'
import type { TaskSubject } from './task-subject.ts'

const TaskForm = lazy(() => import('./task-form.tsx'))

export type OpenedTask = number | 'new'

const titleFor = ({ say }: Language, task: Task | undefined, opened: OpenedTask): string => {
  if (opened === 'new') return say(w.newTask)
  if (!task) return say(w.label)
  return task.todo_date ? say(w.editTask, { date: task.todo_date }) : say(w.editNote)
}

/** The dialog of a task, or of a new one: 600 px, from the header and from both lists. */
export function TaskDialog({ task: opened, about, onClose }: { task: OpenedTask; about?: TaskSubject; onClose: () => void }) {
  const language = useLanguage()
  const isNew = opened === 'new'
  const answer = useQuery({ ...taskQuery(isNew ? 0 : opened), enabled: !isNew })
  const [copied, setCopied] = useState<Task | null>(null)
  return (
    <Dialog opened onClose={onClose} title={titleFor(language, answer.data, copied ? 'new' : opened)} closeOnClickOutside={false}>
      {isNew || answer.data ? (
        <Suspense fallback={<Loading lines={8} height={560} />}>
          {copied ? (
            <TaskForm key="copy" task={null} copied={copied} onDone={onClose} onCopy={setCopied} />
          ) : (
            <TaskForm key={opened} task={answer.data ?? null} {...(about && { about })} onDone={onClose} onCopy={setCopied} />
          )}
        </Suspense>
      ) : (
        <Answered of={answer} lines={8} height={560} />
      )}
    </Dialog>
  )
}
