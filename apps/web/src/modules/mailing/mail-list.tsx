import { type MailLine, mailingContract } from '@kxo/domain/mailing/contract'
import { mailList } from '@kxo/domain/mailing/list'
import { momentLabel } from '@kxo/domain/mailing/moments'
import { may } from '@kxo/domain/mailing/permissions'
import { type MailStatus, mailStatus } from '@kxo/domain/mailing/status'
import { mailingWords as w } from '@kxo/domain/mailing/words'
import { tableSource } from '../../platform/api-query.ts'
import { useViewer } from '../../platform/viewer.ts'
import { runAction } from '../../ui/feedback/action.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { type TextOrSentence, useLanguage } from '../../ui/i18n/language.tsx'
import { useAddress } from '../../ui/navigation/address.ts'
import { confirm } from '../../ui/overlay/confirm.ts'
import { useColumns } from '../../ui/table/columns-of.tsx'
import { DataTable } from '../../ui/table/data-table.tsx'
import { useSavedColumns } from '../tenants/index.ts'
import { resendMail, resendMails } from './api.ts'
import { MailDialog } from './mail-dialog.tsx'

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
  const [search, change] = useAddress()
  const opened = /^\d{1,15}$/.test(search['mail'] ?? '') ? Number(search['mail']) : null
  const resends = may.resendMails(actor)
  const which = { status, ...about }

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
      created_at: (mail) => say(w.at, { at: mail.created_at }),
    },
    { hidden: { reason: status !== 'rejected' } },
  )

  return (
    <>
      <DataTable
        caption={w.title}
        columns={columns}
        source={tableSource(mailingContract.mails, { query: { ...which } })}
        rowKey={({ id }) => id}
        rowName={(mail) => mail.subject || say(momentLabel(mail.moment))}
        onOpen={(mail) => change({ mail: String(mail.id) }, { replace: false })}
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
