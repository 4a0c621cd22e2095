import { requestParameter, supportTabs, tabParameter } from '@kxo/domain/help/paths'
import { may } from '@kxo/domain/help/permissions'
import { helpWords as w } from '@kxo/domain/help/words'
import { useId } from 'react'
import { useViewer } from '../../../platform/viewer.ts'
import { useLanguage } from '../../../ui/i18n/language.tsx'
import { useAddress } from '../../../ui/navigation/address.ts'
import { PageTitle } from '../../../ui/navigation/page-title.tsx'
import { Tabs } from '../../../ui/navigation/tabs.tsx'
import { ComplaintsTab } from './complaints-tab.tsx'
import { DisplayedContactTab } from './displayed-contact-tab.tsx'
import { RequestsTab } from './requests-tab.tsx'
import { ServiceTab } from './service-tab.tsx'
import { WriteTab } from './write-tab.tsx'

type Tab = (typeof supportTabs)[number]
const names = {
  queue: w.tabQueue,
  write: w.tabWrite,
  requests: w.tabRequests,
  service: w.tabService,
  contact: w.tabContact,
  complaints: w.tabComplaints,
}

/** A31: write to the vendor, follow the answers, see the service as it is; the vendor's team finds its queue here. */
export default function SupportPage() {
  const { actor, tenant } = useViewer()
  const { say } = useLanguage()
  const panelId = useId()
  const [search, change] = useAddress()
  const isVendor = may.answerSupport(actor, tenant)
  const allowed: Record<Tab, boolean> = {
    queue: isVendor,
    write: !isVendor,
    requests: !isVendor,
    service: true,
    contact: may.changeContact(actor),
    complaints: may.keepComplaints(actor),
  }
  const shown = supportTabs.filter((key) => allowed[key])
  const tab = shown.find((key) => key === search[tabParameter]) ?? (isVendor ? 'queue' : 'write')
  const go = (key: Tab, id?: number): void =>
    change({
      [tabParameter]: key,
      [requestParameter]: id === undefined ? undefined : String(id),
      tenant: undefined,
      page: undefined,
      q: undefined,
      sort: undefined,
      filters: undefined,
    })
  return (
    <>
      <PageTitle subtitle={say(w.supportHelp)}>{w.support}</PageTitle>
      <Tabs label={w.tabs} panelId={panelId} current={tab} onChange={go} tabs={shown.map((key) => ({ key, label: names[key] }))} />
      <div id={panelId} role="tabpanel" aria-label={say(names[tab])}>
        {tab === 'write' ? <WriteTab onSent={(id) => go('requests', id)} /> : null}
        {tab === 'requests' ? <RequestsTab key="requests" isQueue={false} /> : null}
        {tab === 'queue' ? <RequestsTab key="queue" isQueue /> : null}
        {tab === 'service' ? <ServiceTab mayAnnounce={isVendor} /> : null}
        {tab === 'contact' ? <DisplayedContactTab /> : null}
        {tab === 'complaints' ? <ComplaintsTab /> : null}
      </div>
    </>
  )
}
