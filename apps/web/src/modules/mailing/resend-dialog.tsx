import { mailingWords as w } from '@kxo/domain/mailing/words'
import { useLanguage } from '../../ui/i18n/language.tsx'
import { BulkDialog } from '../../ui/overlay/bulk-dialog.tsx'
import { useBulkAct } from '../../ui/overlay/use-bulk-act.ts'
import { countOf, type Selection } from '../../ui/table/selection.ts'
import { idsOfMails, type Mails, resendMails } from './api.ts'

type ResendDialogProps = { selection: Selection; which: Mails; onDone: () => void; onClose: () => void }

/** Rejected mails sent again: how many leave and which stay, told by the server before anything does. */
export function ResendDialog({ selection, which, onDone, onClose }: ResendDialogProps) {
  const { say } = useLanguage()
  const { done, bulk } = useBulkAct({
    queryKey: ['mails', 'resend', selection, which],
    ids: (signal) => (selection.all ? idsOfMails(selection.query, which, signal) : selection.ids.map(Number)),
    ask: async (ids) => ({ ...(await resendMails(ids, true)), first: [] }),
    act: (ids) => resendMails(ids, false),
  })
  return (
    <BulkDialog
      title={say(w.resendMany, { count: countOf(selection) })}
      {...bulk}
      will={w.willResend}
      left={w.leftRejected}
      apply={w.resend}
      report={done && { said: say(w.resentDone, { count: done.changed }), left: done.left }}
      onDone={onDone}
      onClose={onClose}
      note={<p>{say(w.resendManyHelp)}</p>}
    />
  )
}
