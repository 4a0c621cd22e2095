import type { ManyDone } from '@kxo/domain/contacts/many-contract'
import { manyWords as w } from '@kxo/domain/contacts/many-words'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useViewer } from '../../platform/viewer.ts'
import { Button } from '../../ui/display/button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { contactsKey } from './api.ts'
import { undoMany } from './many-api.ts'

/** Takes an act on many people back, while it may be. */
export function UndoMany({ act, onDone }: { act: string; onDone: (done: ManyDone) => void }) {
  const { tenant } = useViewer()
  const { say } = useLanguage()
  const queries = useQueryClient()
  const undoing = useMutation({
    mutationFn: () => undoMany(tenant.name, act),
    onSuccess: async (done) => {
      onDone(done)
      await queries.invalidateQueries({ queryKey: contactsKey(tenant.name) })
      await queries.invalidateQueries({ queryKey: ['companies', tenant.name] })
    },
    onError: toast.failure,
  })
  return (
    <Button variant="default" loading={undoing.isPending} onClick={() => undoing.mutate()}>
      {say(w.undo)}
    </Button>
  )
}
