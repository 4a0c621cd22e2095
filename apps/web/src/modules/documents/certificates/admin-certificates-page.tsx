import { expiringDays } from '@kxo/domain/documents/validity'
import { documentsWords as w } from '@kxo/domain/documents/words'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { DocumentList } from '../lists/document-list.tsx'
import { OpenSheets } from '../lists/open-sheets.tsx'

const tabs = [
  { key: 'issued', label: w.issuedTab },
  { key: 'soon', label: w.soonTab },
  { key: 'expired', label: w.expiredTab },
] as const
const panel = 'certificates-panel'

/** Every certificat de réalisation of the tenant, and those whose validity ends. */
export default function AdminCertificatesPage() {
  const { say } = useLanguage()
  const [search, change] = useAddress()
  const tab = tabs.find(({ key }) => key === search['tab']) ?? tabs[0]
  const list = { caption: w.adminCertificatesTitle, categories: ['certificate'], withHours: true, isMailed: true } as const
  return (
    <>
      <PageTitle>{w.adminCertificatesTitle}</PageTitle>
      <Tabs
        label={w.adminCertificatesTitle}
        tabs={tabs}
        current={tab.key}
        onChange={(key) => change({ tab: key === 'issued' ? undefined : key, page: undefined })}
        panelId={panel}
      />
      <div id={panel} role="tabpanel" aria-label={say(tab.label)}>
        {tab.key === 'issued' ? (
          <DocumentList
            {...list}
            name="admin_certificates"
            act={<OpenSheets />}
            empty={{ sentence: w.noCertificate, help: w.certificatesCome }}
          />
        ) : (
          <DocumentList
            {...list}
            key={tab.key}
            name="expiring_certificates"
            caption={tab.label}
            validity={tab.key}
            empty={{ sentence: tab.key === 'soon' ? say(w.noneSoon, { days: expiringDays }) : say(w.noneExpired) }}
          />
        )}
      </div>
    </>
  )
}
