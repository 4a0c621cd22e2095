import { mergeWords as m } from '@kxo/domain/contacts/merge-words'
import { useQueryClient } from '@tanstack/react-query'
import { useViewer } from '../../platform/viewer.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { contactsKey, undoMerge } from './api.ts'

/** Tells the records of a merge apart again, and reads them again. */
export function useUndoMerge(): (merge: number) => void {
  const { tenant } = useViewer()
  const queries = useQueryClient()
  return (merge) => {
    undoMerge(tenant.name, merge)
      .then(() => toast.success(m.undone))
      .then(() => queries.invalidateQueries({ queryKey: contactsKey(tenant.name) }))
      .catch(toast.failure)
  }
}
