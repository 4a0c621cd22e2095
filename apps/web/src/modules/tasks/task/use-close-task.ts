import type { TaskLine } from '@kxo/domain/tasks/contract'
import { tasksWords as w } from '@kxo/domain/tasks/words'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { closeTask } from '../api.ts'

type Closing = 'done' | 'cancelled'
const questions = {
  done: { title: w.markDoneAsk, act: w.markDone, confirmation: w.markedDone },
  cancelled: { title: w.cancelAsk, act: w.cancelTask, confirmation: w.cancelled },
}

/** Asks, then closes a task as done or cancelled; answers whether it was. A refusal is told and the lists return to the truth. */
export function useCloseTask(): (task: Pick<TaskLine, 'id' | 'title'>, status: Closing) => Promise<boolean> {
  const { say } = useLanguage()
  return async ({ id, title }, status) => {
    const { title: question, act, confirmation } = questions[status]
    const message = status === 'cancelled' ? say(w.cancelHelp, { title }) : title
    if (!(await confirm({ title: question, message, act, ...(status === 'cancelled' && { tone: 'danger' as const }) }))) return false
    try {
      await closeTask(id, status)
      toast.success(say(confirmation, { title }))
      return true
    } catch (error) {
      toast.failure(error)
      return false
    } finally {
    }
  }
}
