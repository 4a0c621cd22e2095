import type { TaskLine } from '@kxo/domain/tasks/contract'
import { tasksWords as w } from '@kxo/domain/tasks/words'
import { useQueryClient } from '@tanstack/react-query'
import { toast } from '../../../ui/feedback/toast.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { confirm } from '../../../ui/overlay/confirm.ts'
import { removeNote, taskQuery } from '../api.ts'

/** Asks, then takes a note away; answers whether it is gone. */
export function useRemoveNote(): (note: Pick<TaskLine, 'id' | 'title'>) => Promise<boolean> {
  const { say } = useLanguage()
  const queries = useQueryClient()
  return async ({ id, title }) => {
    const question = { title: w.removeNoteAsk, message: say(w.removeNoteHelp, { title }), act: w.removeNote, tone: 'danger' as const }
    if (!(await confirm(question))) return false
    try {
      await removeNote(id)
      toast.success(w.noteRemoved)
      queries.removeQueries({ queryKey: taskQuery(id).queryKey })
      return true
    } catch (error) {
      toast.failure(error)
      return false
    }
  }
}
