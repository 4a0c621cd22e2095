import { mergeWords as m } from '@kxo/domain/contacts/merge/merge-words'
import { toast } from '../../../ui/feedback/toast.ts'
import { undoMerge } from '../api.ts'

/** Tells the records of a merge apart again, and reads them again. */
export function useUndoMerge(): (merge: number) => void {
  return (merge) => {
    undoMerge(merge)
      .then(() => toast.success(m.undone))
      .catch(toast.failure)
  }
}
