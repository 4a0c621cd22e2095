import { type MailLine, mailingContract } from '@kxo/domain/mailing/contract'
import { momentLabel, momentLabels } from '@kxo/domain/mailing/moments'
import { may } from '@kxo/domain/mailing/permissions'
import { type MailStatus, mailStatus } from '@kxo/domain/mailing/status'
import { mailingWords as w } from '@kxo/domain/mailing/words'
import { tableSource } from '../../platform/api-query.ts'
import { useViewer } from '../../platform/viewer.ts'
import { StatusBadge } from '../../ui/display/badge.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { type TextOrSentence, useLanguage } from '../../ui/i18n/language.tsx'
import { useAddress } from '../../ui/navigation/address.ts'
import { confirm } from '../../ui/overlay/confirm.ts'
import type { Column } from '../../ui/table/column.ts'
import { DataTable } from '../../ui/table/data-table.tsx'
import { useSavedColumns } from '../tenants/index.ts'
import { resendMail, resendMails } from './api.ts'
import { MailDialog, useReason } from './mail-dialog.tsx'
import style from './mails.module.css'

type MailListProps = {
  status?: MailStatus | undefined
  /** Whom they were written to: someone, or a company and its people; or the event they speak of. */
  about?: { user: number } | { company: number } | { event: number }
  /** Name under which the person's columns are kept. */
  savedAs: string
  empty: { sentence: TextOrSentence; help?: TextOrSentence }
}

/** Letters with what became of each; one opens as it was sent, a rejected one leaves again. */
export function MailList({ status, about, savedAs, empty }: MailListProps) {
  const { say } = useLanguage()
  const { actor } = useViewer()
  const reasonOf = useReason()
  const [search, change] = useAddress()
  const opened = /^\d{1,15}$/.test(search['mail'] ?? '') ? Number(search['mail']) : null
  const resends = may.resendMails(actor)
  const which = { status, ...about }

  const sendAgain = async (work: () => Promise<{ resent: number }>): Promise<void> => {
    try {
      const { resent } = await work()
      toast.success(say(w.resentDone, { count: resent }))
    } catch (error) {
      toast.failure(error)
    }
  }
  const resendOne = async ({
    id,
    subject,
    recipient_name,
    recipient,
  }: Pick<MailLine, 'id' | 'subject' | 'recipient_name' | 'recipient'>): Promise<void> => {
    const agreed = await confirm({
      title: w.resendTitle,
      message: say(w.resendHelp, { subject, name: recipient_name || recipient }),
      act: w.resend,
    })
    if (agreed) await sendAgain(() => resendMail(id))
  }

  const columns: Column<MailLine>[] = [
    {
      key: 'subject',
      label: w.subject,
      sortable: true,
      filter: 'text',
      width: 300,
      cell: (mail) => (
        <button type="button" className={style['subject']} onClick={() => change({ mail: String(mail.id) }, { replace: false })}>
          {mail.subject || say(momentLabel(mail.moment))}
        </button>
      ),
    },
    { key: 'status', label: w.status, sortable: true, width: 150, cell: (mail) => <StatusBadge of={mailStatus} is={mail.status} /> },
    { key: 'reason', label: w.reason, filter: 'text', width: 260, hidden: status !== 'rejected', cell: (mail) => reasonOf(mail.reason) },
    { key: 'recipient_name', label: w.recipient, sortable: true, filter: 'text', width: 180, cell: (mail) => mail.recipient_name },
    { key: 'recipient', label: w.address, sortable: true, filter: 'text', width: 220, cell: (mail) => mail.recipient },
    {
      key: 'created_at',
      label: w.date,
      sortable: true,
      filter: 'day',
      width: 170,
      cell: (mail) => say(w.at, { at: mail.created_at }),
    },
    {
      key: 'moment',
      label: w.moment,
      sortable: true,
      width: 200,
      filter: Object.entries(momentLabels).map(([value, label]) => ({ value, label })),
      cell: (mail) => say(momentLabel(mail.moment)),
    },
    { key: 'tries', label: w.tries, sortable: true, filter: 'number', align: 'end', width: 80, hidden: true, cell: (mail) => mail.tries },
    { key: 'attachments', label: w.attachments, align: 'end', width: 120, hidden: true, cell: (mail) => mail.attachments || '' },
  ]

  return (
    <>
      <DataTable
        caption={w.title}
        columns={columns}
        source={tableSource(mailingContract.mails, { query: { ...which } })}
        rowKey={({ id }) => id}
        rowName={(mail) => mail.subject || say(momentLabel(mail.moment))}
        defaults={{ sort: '-created_at' }}
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
                run: (selection, clear) => {
                  if (selection.all) return
                  const ids = selection.ids.map(Number)
                  void confirm({ title: say(w.resendMany, { count: ids.length }), message: w.resendManyHelp, act: w.resend }).then(
                    async (agreed) => {
                      if (!agreed) return
                      await sendAgain(() => resendMails(ids))
                      clear()
                    },
                  )
                },
              },
            ],
          })}
        empty={empty}
      />
      {opened === null ? null : (
        <MailDialog id={opened} onClose={() => change({ mail: undefined })} onResend={(mail) => void resendOne(mail)} />
      )}
    </>
  )
}
