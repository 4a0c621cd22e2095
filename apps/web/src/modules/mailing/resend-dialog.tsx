import { mailingWords as w } from '@kxo/domain/mailing/words'
import { useAction } from '../../ui/feedback/action.ts'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { BulkDialog } from '../../ui/overlay/bulk-dialog.tsx'
import { useBulkPreview } from '../../ui/overlay/use-bulk-preview.ts'
import { countOf, type Selection } from '../../ui/table/selection.ts'
import { idsOfMails, type Mails, resendMails } from './api.ts'

type ResendDialogProps = { selection: Selection; which: Mails; onDone: () => void; onClose: () => void }

/** Rejected mails sent again: how many leave and which stay, told by the server before anything does. */
export function ResendDialog({ selection, which, onDone, onClose }: ResendDialogProps) {
  const { say } = useLanguage()
  const resending = useAction({ mutationFn: (ids: number[]) => resendMails(ids, false) })
  const done = resending.data
  const preview = useBulkPreview({
    queryKey: ['mails', 'resend', selection, which],
    ids: (signal) => (selection.all ? idsOfMails(selection.query, which, signal) : selection.ids.map(Number)),
    ask: async (ids) => ({ ...(await resendMails(ids, true)), first: [] }),
    enabled: resending.isIdle,
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
