import { actsContract } from '@kxo/domain/history/acts-contract'
import { campaignList } from '@kxo/domain/history/acts-list'
import { historyWords as w } from '@kxo/domain/history/words'
import { adminMails } from '@kxo/domain/mailing/paths'
import { tableSource } from '../../../platform/api-query.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { Period, usePeriod } from '../period.tsx'

/** Messages written to many people; each opens on its mails (A38). */
export default function CampaignHistoryPage() {
  const { say } = useLanguage()
  const days = usePeriod()
  const columns = useColumns(campaignList, { user_name: ({ user_name }) => user_name ?? say(w.platform) })
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
