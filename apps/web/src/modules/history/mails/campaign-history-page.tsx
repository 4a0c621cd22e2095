import type { CampaignLine } from '@kxo/domain/history/acts-contract'
import { actsContract } from '@kxo/domain/history/acts-contract'
import { historyWords as w } from '@kxo/domain/history/words'
import { formatDateTime } from '@kxo/domain/kernel/dates'
import { adminMails } from '@kxo/domain/mailing/paths'
import { tableSource } from '../../../platform/api-query.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { Period, usePeriod } from '../period.tsx'

/** Messages written to many people; each opens on its mails (A38). */
export default function CampaignHistoryPage() {
  const { say, locale, zone } = useLanguage()
  const days = usePeriod()
  const count = { sortable: true, filter: 'number', align: 'end', width: 118 } as const
  const columns: Column<CampaignLine>[] = [
    { key: 'subject', label: w.subject, sortable: true, filter: 'text', width: 260, cell: ({ subject }) => subject },
    { key: 'at', label: w.sentOn, sortable: true, filter: 'day', width: 160, cell: ({ at }) => formatDateTime(at, locale, { zone }) },
    { key: 'user_name', label: w.by, sortable: true, filter: 'text', width: 170, cell: ({ user_name }) => user_name ?? say(w.platform) },
    { key: 'recipients', label: w.recipients, ...count, cell: ({ recipients }) => recipients },
    { key: 'sent', label: w.sent, ...count, cell: ({ sent }) => sent },
    { key: 'sending', label: w.sending, ...count, cell: ({ sending }) => sending },
    { key: 'rejected', label: w.rejected, ...count, cell: ({ rejected }) => rejected },
  ]
  return (
    <>
      <PageTitle subtitle={say(w.campaignsHelp)}>{w.campaignsTitle}</PageTitle>
      <DataTable
        caption={w.campaignsTitle}
        columns={columns}
        source={tableSource(actsContract.campaigns, { query: { days } })}
        rowKey={({ id }) => id}
        rowName={({ subject }) => subject}
        rowHref={({ subject }) => `${adminMails()}?q=${encodeURIComponent(subject)}`}
        defaults={{ sort: '-at' }}
        toolbar={<Period />}
        empty={{ sentence: w.noCampaign, help: w.noCampaignHelp }}
      />
    </>
  )
}
