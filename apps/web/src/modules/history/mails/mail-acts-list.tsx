import type { MailAct } from '@kxo/domain/history/acts-contract'
import { actsContract } from '@kxo/domain/history/acts-contract'
import { historyWords as w } from '@kxo/domain/history/words'
import { formatDateTime } from '@kxo/domain/kernel/dates'
import { momentLabel, momentLabels } from '@kxo/domain/mailing/moments'
import { adminMails } from '@kxo/domain/mailing/paths'
import { mailStatus } from '@kxo/domain/mailing/status'
import { tableSource } from '../../../platform/api-query.ts'
import { StatusBadge } from '../../../ui/display/badge.tsx'
import { emptyPlaceholder } from '../../../ui/display/empty-placeholder.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useSavedColumns } from '../../tenants/index.ts'
import { AuthorCell } from '../author-cell.tsx'
import { Period, usePeriod } from '../period.tsx'
import { useNames } from '../use-names.ts'

/** Mails somebody sent again by hand; each opens as it was received (A36). */
export function MailActsList() {
  const { say, locale, zone } = useLanguage()
  const names = useNames()
  const days = usePeriod()
  const columns: Column<MailAct>[] = [
    {
      key: 'recipient_name',
      label: w.mail,
      sortable: true,
      filter: 'text',
      width: 180,
      cell: ({ recipient_name, recipient }) => recipient_name || recipient,
    },
    { key: 'recipient', label: w.address, sortable: true, filter: 'text', width: 220, cell: ({ recipient }) => recipient },
    { key: 'former_recipient', label: w.formerAddress, width: 220, hidden: true, cell: (act) => act.former_recipient ?? emptyPlaceholder },
    {
      key: 'moment',
      label: w.moment,
      sortable: true,
      width: 200,
      filter: Object.entries(momentLabels).map(([value, label]) => ({ value, label })),
      cell: ({ moment }) => say(momentLabel(moment)),
    },
    { key: 'action', label: w.action, width: 120, cell: ({ action }) => names.action(action) },
    { key: 'at', label: w.date, sortable: true, filter: 'day', width: 160, cell: ({ at }) => formatDateTime(at, locale, { zone }) },
    { key: 'user_name', label: w.by, sortable: true, filter: 'text', width: 180, cell: (act) => <AuthorCell {...act} /> },
    {
      key: 'status',
      label: w.statusToday,
      sortable: true,
      width: 140,
      filter: mailStatus.keys.map((value) => ({ value, label: mailStatus.labelOf(value) })),
      cell: ({ status }) => <StatusBadge of={mailStatus} is={status} />,
    },
    { key: 'tries', label: w.tries, sortable: true, filter: 'number', align: 'end', width: 90, cell: ({ tries }) => tries },
    { key: 'reason', label: w.rejection, filter: 'text', width: 240, hidden: true, cell: ({ reason }) => reason ?? emptyPlaceholder },
  ]
  return (
    <DataTable
      caption={w.tabSendings}
      columns={columns}
      source={tableSource(actsContract.mailActs, { query: { days } })}
      rowKey={({ id }) => id}
      rowName={({ recipient_name, recipient, moment }) => `${recipient_name || recipient}, ${say(momentLabel(moment))}`}
      rowHref={({ mail_id }) => `${adminMails()}?mail=${mail_id}`}
      defaults={{ sort: '-at' }}
      saved={useSavedColumns('history_mail_acts')}
      toolbar={<Period />}
      empty={{ sentence: w.noSending }}
    />
  )
}
