import { mailActList } from '@kxo/domain/history/acts-list'
import { historyWords as w } from '@kxo/domain/history/words'
import { momentLabel } from '@kxo/domain/mailing/moments'
import { adminMails } from '@kxo/domain/mailing/paths'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { latestFirst, mailActsSource } from '../api.ts'
import { AuthorCell } from '../author-cell.tsx'
import { Period, usePeriod } from '../period.tsx'

/** Mails somebody sent again by hand; each opens as it was received (A36). */
export function MailActsList() {
  const { say } = useLanguage()
  const days = usePeriod()
  const columns = useColumns(mailActList, {
    recipient_name: ({ recipient_name, recipient }) => recipient_name || recipient,
    user_name: (act) => <AuthorCell {...act} />,
  })
  return (
    <DataTable
      caption={w.tabSendings}
      columns={columns}
      source={mailActsSource(days)}
      rowKey={({ id }) => id}
      rowName={({ recipient_name, recipient, moment }) => `${recipient_name || recipient}, ${say(momentLabel(moment))}`}
      rowHref={({ mail_id }) => `${adminMails()}?mail=${mail_id}`}
      defaults={latestFirst}
      saved={useSavedColumns('history_mail_acts')}
      toolbar={<Period />}
      empty={{ sentence: w.noSending }}
    />
  )
}
