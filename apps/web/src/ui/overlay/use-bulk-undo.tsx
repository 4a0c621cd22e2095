import type { Outcome } from '@kxo/domain/kernel/bulk-preview'
import type { Sentence } from '@kxo/domain/kernel/sentence'
import { Button } from '../display/button.tsx'
import { useAction } from '../feedback/action.ts'
import { useLanguage } from '../i18n/language.tsx'
import type { BulkDialogProps } from './bulk-dialog.tsx'

type Words = { done: Sentence; undone: Sentence; undo: Sentence }
/** What an act on many did; `undo` names it where it can be taken back. */
type Done = Pick<Outcome, 'changed' | 'left'> & { undo: string | null }

/** What an act on many did, then what taking it back did, and the button between the two. */
export function useBulkUndo(
  done: Done | undefined,
  takeBack: (undo: string) => Promise<Pick<Outcome, 'changed' | 'left'>>,
  w: Words,
): Pick<BulkDialogProps, 'report' | 'undo'> {
  const { say } = useLanguage()
  const undoing = useAction({ mutationFn: takeBack })
  if (!done) return {}
  const { undo } = done
  if (undoing.data) return { report: { said: say(w.undone, { n: undoing.data.changed }), left: undoing.data.left } }
  return {
    report: { said: say(w.done, { n: done.changed }), left: done.left },
    undo:
      undo === null ? null : (
        <Button variant="default" loading={undoing.isPending} onClick={() => undoing.mutate(undo)}>
          {say(w.undo)}
        </Button>
      ),
  }
}
