import { adminCampaign } from '@kxo/domain/campaigns/paths'
import { may } from '@kxo/domain/campaigns/permissions'
import { campaignList } from '@kxo/domain/history/acts-list'
import { historyWords as w } from '@kxo/domain/history/words'
import { adminWrite } from '@kxo/domain/mailing/paths'
import { withFieldNames } from '@kxo/domain/mailing/templates/template-filter'
import { mailingWords } from '@kxo/domain/mailing/words'
import { useViewer } from '../../../platform/viewer.ts'
import { LinkButton } from '../../../ui/display/button.tsx'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { useColumns } from '../../../ui/table/columns-of.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { campaignsSource, latestFirst } from '../api.ts'
import { Period, usePeriod } from '../period.tsx'

/** Messages written to many people; each opens on its mails (A38). */
export default function CampaignHistoryPage() {
  const { say } = useLanguage()
  const days = usePeriod()
  const viewer = useViewer()
  const { mail_open_count, mail_click_count } = viewer.tenant.params
  const columns = useColumns(campaignList, {
    subject: ({ subject }) => withFieldNames(subject, say),
    user_name: ({ user_name }) => user_name ?? say(w.platform),
  }).filter(({ key }) => (mail_open_count || key !== 'opens') && (mail_click_count || key !== 'clicks'))
  return (
    <>
      <PageTitle
        subtitle={say(w.campaignsHelp)}
        {...(may.writeCampaigns(viewer.actor) && { act: <LinkButton to={adminWrite()}>{say(mailingWords.write)}</LinkButton> })}
      >
        {w.campaignsTitle}
      </PageTitle>
      <DataTable
        caption={w.campaignsTitle}
        columns={columns}
        source={campaignsSource(days)}
        rowKey={({ id }) => id}
        rowName={({ subject }) => withFieldNames(subject, say)}
        rowHref={({ id }) => adminCampaign(id)}
        defaults={latestFirst}
        toolbar={<Period />}
        empty={{ sentence: w.noCampaign, help: w.noCampaignHelp }}
      />
    </>
  )
}
