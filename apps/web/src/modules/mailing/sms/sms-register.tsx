import { momentLabel } from '@kxo/domain/mailing/moments'
import type { SmsLine } from '@kxo/domain/mailing/sms/sms-contract'
import { smsList } from '@kxo/domain/mailing/sms/sms-list'
import { smsWords as w } from '@kxo/domain/mailing/sms/sms-words'
import { mailStatus } from '@kxo/domain/mailing/status'
import { runAction } from '../../../ui/feedback/action.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { latestFirst, resendSms, smsSource } from './sms-api.ts'

/** Text messages with what became of each; a rejected one leaves again (A32). */
export function SmsRegister() {
  const { say } = useLanguage()
  const columns = useColumns(smsList, {
    moment: ({ moment }) => say(moment === null ? w.byHand : momentLabel(moment)),
  })
  const resend = ({ id }: SmsLine): void => void runAction(() => resendSms(id), w.resent)
  return (
    <DataTable
      caption={w.register}
      columns={columns}
      source={smsSource()}
      rowKey={({ id }) => id}
      rowName={({ user_name, number }) => user_name || number}
      defaults={latestFirst}
      rowActions={(sms: SmsLine) => (mailStatus.mayFollow(sms.status, 'sending') ? [{ label: w.resend, run: () => resend(sms) }] : [])}
      empty={{ sentence: w.none, help: w.noneHelp }}
    />
  )
}
