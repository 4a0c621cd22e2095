import type { MailLine } from '@kxo/domain/mailing/contract'
import { mailList } from '@kxo/domain/mailing/list'
import { momentLabel } from '@kxo/domain/mailing/moments'
import { adminMails } from '@kxo/domain/mailing/paths'
import { may } from '@kxo/domain/mailing/permissions'
import { type MailStatus, mailStatus } from '@kxo/domain/mailing/status'
import { mailingWords as w } from '@kxo/domain/mailing/words'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useViewer } from '../../platform/viewer.ts'
import { runAction } from '../../ui/feedback/action.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { type TextOrSentence, useLanguage } from '../../ui/i18n/language.tsx'
import { useAddress } from '../../ui/navigation/address.ts'
import { confirm } from '../../ui/overlay/confirm.ts'
import { useColumns } from '../../ui/table/columns-of.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import type { Selection } from '../../ui/table/selection.ts'
import { useSavedColumns } from '../tenants/index.ts'
import { latestFirst, mailsSource, resendMail, resendMails } from './api.ts'
import { MailDialog } from './mail-dialog.tsx'
import { mailsAddress } from './mails-address.ts'
import { ResendDialog } from './resend-dialog.tsx'

type MailListProps = {
  status?: MailStatus | undefined
  /** Whom they were written to: someone, or a company and its people; or the event they speak of. */
  about?: { user: number } | { company: number } | { event: number }
  /** Name under which the person's columns are kept. */
  savedAs: string
  empty: { sentence: TextOrSentence; help?: TextOrSentence }
}

/** Mails with what became of each; one opens as it was sent, a rejected one leaves again. */
export function MailList({ status, about, savedAs, empty }: MailListProps) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const [{ mail }, change] = useAddress(mailsAddress)
  const opened = mail === undefined ? null : Number(mail)
  const which = { status, ...about }
  const [resent, setResent] = useState<{ selection: Selection; clear: () => void } | null>(null)
  const navigate = useNavigate()
  const resends = may.resendMails(actor)

  const sendAgain = async (work: () => Promise<{ resent: number }>): Promise<void> => {
    await runAction(async () => {
      const { resent } = await work()
      toast.success(say(w.resentDone, { count: resent }))
    })
  }
  const resendOne = async ({
    id,
    subject,
    recipient_name,
    recipient,
  }: Pick<MailLine, 'id' | 'subject' | 'recipient_name' | 'recipient'>): Promise<void> => {
    // What would not leave says so before anything is asked.
    const preview = await resendMails([id], true).catch(toast.failure)
    if (!preview) return
    const [blocked] = preview.left
    if (blocked) {
      const isSeen = await confirm({ title: w.notResentTitle, message: blocked.reason, act: w.seeSuppressions })
      if (isSeen) await navigate({ to: adminMails(), search: { status: 'suppressed' } })
      return
    }
    const agreed = await confirm({
      title: w.resendTitle,
      message: say(w.resendHelp, { subject, name: recipient_name || recipient }),
      act: w.resend,
    })
    if (agreed) await sendAgain(() => resendMail(id))
  }

  const columns = useColumns(
    mailList,
    {
      subject: (mail) => mail.subject || say(momentLabel(mail.moment)),
      // Where the address is not shown, whoever has no name is known by it.
      ...(status !== 'rejected' && { recipient_name: ({ recipient_name, recipient }) => recipient_name || recipient }),
      created_at: (mail) => say(w.at, { at: mail.created_at }),
    },
    {
      // What a tab says of all its rows takes no room in it.
      hidden: {
        reason: status !== 'rejected',
        status: status !== undefined,
        moment: status === 'rejected',
        event_title: status === 'rejected',
        recipient: status !== 'rejected',
      },
      without: about && 'event' in about ? ['event_title'] : [],
    },
  )

  return (
    <>
      <DataTable
        caption={w.title}
        columns={columns}
        source={mailsSource(which)}
        rowKey={({ id }) => id}
        rowName={(mail) => mail.subject || say(momentLabel(mail.moment))}
        onOpen={(mail) => change({ mail: String(mail.id) }, { replace: false })}
        defaults={latestFirst}
        saved={useSavedColumns(savedAs)}
        {...(resends && {
          rowActions: (mail: MailLine) =>
            mailStatus.mayFollow(mail.status, 'sending') ? [{ label: w.resend, run: () => void resendOne(mail) }] : [],
        })}
        {...(resends &&
          status === 'rejected' && {
            bulkActions: [
              {
                label: w.resend,
                run: (selection, clear) => setResent({ selection, clear }),
              },
            ],
          })}
        empty={empty}
      />
      {resent ? <ResendDialog selection={resent.selection} which={which} onDone={resent.clear} onClose={() => setResent(null)} /> : null}
      {opened === null ? null : (
        <MailDialog id={opened} onClose={() => change({ mail: undefined })} onResend={(mail) => void resendOne(mail)} />
      )}
    </>
  )
}
