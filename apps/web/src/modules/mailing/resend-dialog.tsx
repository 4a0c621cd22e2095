import { mailingWords as w } from '@kxo/domain/mailing/words'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../../ui/feedback/action.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { BulkDialog } from '../../ui/overlay/bulk-dialog.tsx'
import { countOf, type Selection } from '../../ui/table/selection.ts'
import { idsOfMails, type Mails, resendMails } from './api.ts'

type ResendDialogProps = { selection: Selection; which: Mails; onDone: () => void; onClose: () => void }

/** Rejected mails sent again: how many leave and which stay, told by the server before anything does. */
export function ResendDialog({ selection, which, onDone, onClose }: ResendDialogProps) {
  const { say } = useLanguage()
  const resending = useAction({ mutationFn: (ids: number[]) => resendMails(ids, false) })
  const done = resending.data
  const preview = useQuery({
    queryKey: ['mails', 'resend', selection, which],
    queryFn: async ({ signal }) => {
      const ids = selection.all ? await idsOfMails(selection.query, which, signal) : selection.ids.map(Number)
      return { ids, ...(await resendMails(ids, true)), first: [] }
    },
    // A POST, though it changes nothing: what refreshes the screen must not ask it again, without end.
    meta: { writes: true },
    enabled: resending.isIdle,
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <BulkDialog
      title={say(w.resendMany, { count: countOf(selection) })}
      preview={preview}
      will={w.willResend}
      left={w.leftRejected}
      apply={w.resend}
      isPending={resending.isPending}
      onApply={() => preview.data && resending.mutate(preview.data.ids)}
      report={done && { said: say(w.resentDone, { count: done.changed }), left: done.left }}
      onDone={onDone}
      onClose={onClose}
      note={<p>{say(w.resendManyHelp)}</p>}
    />
  )
}
