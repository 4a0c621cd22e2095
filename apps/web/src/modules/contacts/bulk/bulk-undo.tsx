import type { BulkDone } from '@kxo/domain/contacts/bulk/bulk-contract'
import { bulkWords as w } from '@kxo/domain/contacts/bulk/bulk-words'
import { Button } from '../../../ui/display/button.tsx'
import { useAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { undoMany } from './bulk-api.ts'

/** Takes an act on many people back, while it may be. */
export function UndoBulk({ act, onDone }: { act: string; onDone: (done: BulkDone) => void }) {
  const { say } = useLanguage()
  const undoing = useAction({
    mutationFn: () => undoMany(act),
    onSuccess: async (done) => {
      onDone(done)
    },
  })
  return (
    <Button variant="default" loading={undoing.isPending} onClick={() => undoing.mutate()}>
      {say(w.undo)}
    </Button>
  )
}
